import { type FormEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { CompanyStep } from '#contract/application-form.ts'
import type { Group, GroupMember } from '#contract/group.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFields } from '#web/account/company/form.tsx'
import { type CompanyValues, companyResolver } from '#web/account/company/rules.ts'
import { useFieldError } from '#web/account/form/rules.ts'
import { useSectionErrors } from '#web/account/section/queries.ts'
import { SectionConflict } from '#web/account/section/view.tsx'
import { sectionDifference } from '#web/kit/section/section-difference.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { companyTypeWord } from '#web/kit/words/company-type-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Section } from '#web/ui/section.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { CoordinatorFields, type CoordinatorValues, coordinatorLabels } from '../form.tsx'
import { coordinatorResolver, groupValues } from '../rules.ts'
import { useSaveGroup } from './use-save-group.ts'

const formId = 'group-details'

type GroupDetailsProps = { group: Group; members: readonly GroupMember[]; onClose: () => void }

const labels = { ...coordinatorLabels, ...companyLabels }
const fieldsOf = <Values,>(names: object) =>
  Object.keys(names).map(name => ({
    name: name as keyof Values & string,
    label: labels[name as keyof typeof labels](),
  }))

/** Coordinator and organisation; the organisation only while nobody has confirmed to represent it. */
export function GroupDetails({ group, members, onClose }: GroupDetailsProps) {
  const { phone } = useSession()
  const [start] = useState(() => groupValues(group))
  const coordinator = useForm<CoordinatorValues>({
    defaultValues: start.coordinator,
    resolver: coordinatorResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const company = useForm<CompanyValues, unknown, CompanyStep>({
    defaultValues: start.company,
    resolver: companyResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const locked = members.some(member => !member.editable)
  const errorOf = useFieldError(company.formState.errors)
  const coordinatorErrors = useSectionErrors(coordinator, fieldsOf<CoordinatorValues>(coordinatorLabels))
  const companyErrors = useSectionErrors(company as never, fieldsOf<CompanyValues>(companyLabels) as never)
  const errors = [...coordinatorErrors.errors, ...companyErrors.errors]
  const save = useSaveGroup({ group, coordinator, company, onSaved: onClose })
  const [tries, setTries] = useState(0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTries(count => count + 1)
    // Both are judged: the summary names everything at once.
    const judged = await Promise.all([coordinator.trigger(), locked || company.trigger()])
    if (judged.every(Boolean)) await save.submit()
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
        <ErrorSummary
          title={m.account_errors_title({ count: errors.length })}
          errors={errors}
          attempt={tries}
        />
        {save.conflict && (
          <SectionConflict
            differences={[
              ...sectionDifference(
                fieldsOf<CoordinatorValues>(coordinatorLabels),
                coordinator.getValues(),
                save.conflict.coordinator,
              ),
              ...sectionDifference(
                fieldsOf<CompanyValues>(companyLabels),
                company.getValues(),
                save.conflict.company,
              ),
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

/** The organisation once it cannot be changed any more, and why. */
function CompanyFacts({ company }: Pick<Group, 'company'>) {
  const facts = [
    { term: companyLabels.name(), value: company.name },
    { term: companyLabels.shortName(), value: company.shortName },
    { term: companyLabels.inn(), value: company.inn && <span className="tabular">{company.inn}</span> },
    { term: companyLabels.kpp(), value: company.kpp && <span className="tabular">{company.kpp}</span> },
    { term: companyLabels.companyType(), value: companyTypeWord(company.companyType) },
    { term: companyLabels.address(), value: company.address },
    { term: companyLabels.siteUrl(), value: company.siteUrl },
  ]
  return (
    <div className="space-y-5">
      <DefinitionList className="text-sm" items={facts.filter(({ value }) => value)} />
      <Banner>{m.group_details_company_locked()}</Banner>
    </div>
  )
}
