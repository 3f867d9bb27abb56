import type { CompanyRecord } from '#contract/company.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { useCompanyLookup } from './company-lookup.ts'
import type { FilledFields } from './register-fill.ts'

type CompanyFoundProps = ReturnType<typeof useCompanyLookup> & {
  /** A branch has a KPP, a name and an address of its own. */
  onBranch: (fields: Pick<FilledFields, 'kpp' | 'name' | 'address'>) => void
}

/** Shows the company as the register has it and offers its branches, or says why the fields must be filled in by hand. */
export function CompanyFound({ found, error, searching, retry, onBranch }: CompanyFoundProps) {
  return (
    <>
      <div aria-live="polite">
        {searching ? (
          <p className="flex items-center gap-2 text-sm text-text-quiet">
            <Spinner />
            {m.signup_company_searching()}
          </p>
        ) : error ? (
          <Banner
            tone="attention"
            action={
              // A retry would only say again that there is no such INN.
              !isAbsent(error) && (
                <Button size="sm" variant="secondary" onClick={retry}>
                  {m.retry()}
                </Button>
              )
            }
          >
            {error.message}
          </Banner>
        ) : found ? (
          <Banner tone={warnings[found.state] ? 'attention' : 'positive'} title={found.name}>
            <p className="tabular text-sm">
              {[
                m.signup_company_inn({ inn: found.inn }),
                found.kpp && m.signup_company_kpp({ kpp: found.kpp }),
                found.address && unbrokenAddress(found.address),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <StateOf state={found.state} />
          </Banner>
        ) : null}
      </div>
      {found && found.branches.length > 0 && <Branches found={found} onBranch={onBranch} />}
    </>
  )
}

/** What the register says of a company that is not simply active. A bankrupt one acts on, so it is not called closed. */
const warnings: Partial<Record<CompanyRecord['state'], () => string>> = {
  liquidated: m.company_state_liquidated,
  liquidating: m.company_state_liquidating,
  bankrupt: m.company_state_bankrupt,
}

function StateOf({ state }: Pick<CompanyRecord, 'state'>) {
  const warning = warnings[state]
  if (!warning) return <p className="mt-1 text-sm text-text-quiet">{m.signup_company_check()}</p>
  return (
    <>
      <p className="mt-3 font-semibold">{warning()}</p>
      <p>{m.signup_company_inactive_text()}</p>
    </>
  )
}

type BranchesProps = { found: CompanyRecord; onBranch: CompanyFoundProps['onBranch'] }

function Branches({ found, onBranch }: BranchesProps) {
  const parts = [found, ...found.branches]
  return (
    <SelectField
      // Another company's branches begin anew with its head office.
      key={found.inn}
      label={m.company_branch()}
      hint={m.company_branch_hint()}
      defaultValue="0"
      options={parts.map((part, index) => ({
        value: String(index),
        label: [index === 0 ? m.company_head_office() : part.name, part.kpp].filter(Boolean).join(', '),
      }))}
      onChange={event => {
        const chosen = parts[Number(event.target.value)]
        if (chosen) onBranch({ kpp: chosen.kpp ?? '', name: chosen.name, address: chosen.address ?? '' })
      }}
    />
  )
}

function isAbsent(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
