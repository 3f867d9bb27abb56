import { useWatch } from 'react-hook-form'
import { mediaStep, personalStep } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { AboutFields, CompanyStepFields, MediaFields } from '#web/account/application/form.tsx'
import { useAutosave } from '#web/account/application/queries.ts'
import { type DraftSections, draftOf, type SectionName, typedOf } from '#web/account/application/rules.ts'
import { judgeTypedCompany } from '#web/account/company/rules.ts'
import { ContactFields, NameFields } from '#web/account/person/form.tsx'
import { useLatinProposal } from '#web/account/person/queries.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { companyLabels, mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabelsOf } from '#web/kit/words/person-labels.ts'
import { PartFormFrame, type PartFormProps } from './correctable-part.tsx'

type FormOf<Name extends SectionName> = PartFormProps & {
  values: DraftSections[Name]
  onChange: (changed: Partial<DraftSections[Name]>) => void
}

/** The person's fields without the phone, which the link has already proved. */
export function PersonForm({ values, onChange, refused, onDone, onCancel }: FormOf<'person'>) {
  const initial = typedOf(values)
  const { form, summary, submit } = useContractForm(personalStep(useToday()), {
    start: initial,
    fields: typed => namedFields(personLabelsOf(typed.citizenship)),
    mode: 'onTouched',
    refused,
  })
  const citizenship = useWatch({ control: form.control, name: 'citizenship' })
  useLatinProposal(form)
  useAutosave(form.subscribe, initial, changed => onChange(draftOf(changed)))
  return (
    <PartFormFrame {...{ summary, onCancel }} onSubmit={submit(onDone)}>
      <div className="space-y-6">
        <NameFields form={form} foreign={citizenship !== '' && citizenship !== 'RU'} />
        <AboutFields form={form} />
        <ContactFields form={form} own ownPhoneHint={m.confirm_own_phone_hint()} />
      </div>
    </PartFormFrame>
  )
}

export function CompanyForm({ values, onChange, refused, onDone, onCancel }: FormOf<'company'>) {
  const initial = typedOf(values)
  const { form, summary, submit } = useContractForm(judgeTypedCompany, {
    start: initial,
    fields: namedFields(companyLabels),
    mode: 'onTouched',
    refused,
  })
  useAutosave(form.subscribe, initial, changed => onChange(draftOf(changed)))
  return (
    <PartFormFrame {...{ summary, onCancel }} onSubmit={submit(onDone)}>
      <CompanyStepFields form={form} savedInn={values.inn ?? undefined} />
    </PartFormFrame>
  )
}

export function MediaForm({ values, onChange, refused, onDone, onCancel }: FormOf<'media'>) {
  const initial = typedOf(values)
  const { form, summary, submit } = useContractForm(mediaStep, {
    start: initial,
    fields: namedFields(mediaLabels),
    mode: 'onTouched',
    refused,
  })
  useAutosave(form.subscribe, initial, changed => onChange(draftOf(changed)))
  return (
    <PartFormFrame {...{ summary, onCancel }} onSubmit={submit(onDone)}>
      <MediaFields form={form} />
    </PartFormFrame>
  )
}
