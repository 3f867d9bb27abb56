import { m } from '#messages/compiled/messages.js'
import { ApiError } from '#web/kit/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { useCompanyLookup } from './use-company-lookup.ts'

/** Shows the company as the register has it, or says why the fields must be filled in by hand. */
export function CompanyFound({ found, error, searching, retry }: ReturnType<typeof useCompanyLookup>) {
  return (
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
        <Banner tone={found.active ? 'positive' : 'attention'} title={found.name}>
          <p className="tabular text-sm">
            {[
              m.signup_company_inn({ inn: found.inn }),
              found.kpp && m.signup_company_kpp({ kpp: found.kpp }),
              found.address,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {found.active ? (
            <p className="mt-1 text-sm text-text-quiet">{m.signup_company_check()}</p>
          ) : (
            <>
              <p className="mt-3 font-semibold">{m.signup_company_inactive_title()}</p>
              <p>{m.signup_company_inactive_text()}</p>
            </>
          )}
        </Banner>
      ) : null}
    </div>
  )
}

function isAbsent(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
