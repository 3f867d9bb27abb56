import { type FormEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Group, GroupMember } from '#contract/group.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { unbrokenAddress } from '#domain/postal-address/address-text.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFields } from '#web/account/company/form.tsx'
import { judgeTypedCompany } from '#web/account/company/rules.ts'
import { joinedSummary } from '#web/kit/contract-form/joined-forms.ts'
import { fieldUnder } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { SectionConflict } from '#web/kit/section/section-conflict.tsx'
import { sectionDifference } from '#web/kit/section/section-difference.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { companyLabels, companyTypeWord } from '#web/kit/words/company-labels.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CoordinatorFields, coordinatorLabels } from '../form.tsx'
import { groupValues, judgeCoordinator } from '../rules.ts'
import { useSaveGroup } from './use-save-group.ts'

const formId = 'group-details'

type GroupDetailsProps = { group: Group; members: readonly GroupMember[]; onClose: () => void }

/** Coordinator and organisation. The organisation can be changed only until the first member confirms. */
export function GroupDetails({ group, members, onClose }: GroupDetailsProps) {
  const { phone } = useSession()
  const [start] = useState(() => groupValues(group))
  const coordinatorForm = useContractForm(judgeCoordinator, {
    start: start.coordinator,
    fields: namedFields(coordinatorLabels),
    fieldOf: fieldUnder('coordinator'),
    mode: 'onTouched',
  })
  const companyForm = useContractForm(judgeTypedCompany, {
    start: start.company,
    fields: namedFields(companyLabels),
    fieldOf: fieldUnder('company'),
    mode: 'onTouched',
  })
  const { form: coordinator } = coordinatorForm
  const { form: company, errorOf } = companyForm
  const locked = members.some(member => !member.editable)
  const summary = joinedSummary([coordinatorForm, companyForm])
  const save = useSaveGroup({ group, coordinatorForm, companyForm, locked, onSaved: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save.submit()
  }
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.group_details_title()}
      closeLabel={m.close()}
      actions={
        <>
          <Button type="submit" form={formId} loading={save.pending}>
            {m.save()}
          </Button>
          <Button variant="secondary" disabled={save.pending} onClick={onClose}>
            {m.cancel()}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-8">
        <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
        {save.conflict && (
          <SectionConflict
            differences={[
              ...sectionDifference(
                namedFields(coordinatorLabels),
                coordinator.getValues(),
                save.conflict.coordinator,
              ),
              ...sectionDifference(namedFields(companyLabels), company.getValues(), save.conflict.company),
            ]}
            pending={save.pending}
            onKeepMine={() => void save.keepMine()}
            onTakeTheirs={save.takeTheirs}
          />
        )}
        <Section title={m.group_details_coordinator()} level={3} space="none">
          <FormProvider {...coordinator}>
            <CoordinatorFields />
          </FormProvider>
          <p className="mt-4 text-sm text-text-quiet">
            {m.group_details_phone()}: <span className="tabular">{phone && formatPhone(phone)}</span>
          </p>
        </Section>
        <Section title={m.group_details_organisation()} level={3} space="none">
          {locked ? (
            <CompanyFacts company={group.company} />
          ) : (
            <CompanyFields
              form={company}
              savedInn={group.company.inn ?? undefined}
              shortName={
                <TextField
                  label={companyLabels.shortName()}
                  hint={m.signup_hint_short_name()}
                  autoComplete="off"
                  error={errorOf('shortName')}
                  {...company.register('shortName')}
                />
              }
            />
          )}
        </Section>
      </form>
    </Sheet>
  )
}

/** The organisation, and why it cannot be changed any more. */
function CompanyFacts({ company }: Pick<Group, 'company'>) {
  const facts = [
    { term: companyLabels.name(), value: unbrokenAddress(company.name) },
    { term: companyLabels.shortName(), value: company.shortName },
    { term: companyLabels.inn(), value: company.inn && <span className="tabular">{company.inn}</span> },
    { term: companyLabels.kpp(), value: company.kpp && <span className="tabular">{company.kpp}</span> },
    { term: companyLabels.companyType(), value: companyTypeWord(company.companyType) },
    { term: companyLabels.address(), value: unbrokenAddress(company.address ?? '') },
    { term: companyLabels.siteUrl(), value: company.siteUrl },
  ]
  return (
    <div className="space-y-5">
      <DefinitionList className="text-sm" items={facts.filter(({ value }) => value)} />
      <Banner>{m.group_details_company_locked()}</Banner>
    </div>
  )
}
