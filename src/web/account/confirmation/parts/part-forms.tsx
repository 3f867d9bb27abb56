import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { mediaStep, personalStep } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { AboutFields, CompanyStepFields, MediaFields } from '#web/account/application/form.tsx'
import { useAutosave } from '#web/account/application/queries.ts'
import { type DraftSections, draftOf, type SectionName, typedOf } from '#web/account/application/rules.ts'
import { type CompanyValues, companyResolver } from '#web/account/company/rules.ts'
import { useFormErrors } from '#web/account/form/rules.ts'
import { ContactFields, NameFields } from '#web/account/person/form.tsx'
import { useLatinProposal } from '#web/account/person/queries.ts'
import { useToday } from '#web/kit/dates/use-today.ts'
import { companyLabels, mediaLabels } from '#web/kit/words/company-labels.ts'
import { personLabelsOf } from '#web/kit/words/person-labels.ts'
import { PartFormFrame, type PartFormProps } from './correctable-part.tsx'

type FormOf<Name extends SectionName> = PartFormProps & {
  values: DraftSections[Name]
  onChange: (changed: Partial<DraftSections[Name]>) => void
}

const manner = { mode: 'onTouched', shouldFocusError: false } as const

/** The person, but for the phone to which the link came. */
export function PersonForm({ values, onChange, refused, onDone, onCancel }: FormOf<'person'>) {
  const initial = typedOf(values)
  const form = useForm({
    resolver: zodResolver(personalStep(useToday())),
    defaultValues: initial,
    ...manner,
  })
  const { control, handleSubmit, subscribe } = form
  const citizenship = useWatch({ control, name: 'citizenship' })
  const errors = useFormErrors(personLabelsOf(citizenship), refused, form)
  useLatinProposal(form)
  useAutosave(subscribe, initial, changed => onChange(draftOf(changed)))
  return (
    <PartFormFrame {...{ errors, onCancel }} onSubmit={handleSubmit(onDone, errors.show)}>
      <div className="space-y-6">
        <NameFields form={form} foreign={citizenship !== '' && citizenship !== 'RU'} />
        <AboutFields form={form} />
        <ContactFields form={form} own ownPhoneHint={m.confirm_own_phone_hint()} />
      </div>
    </PartFormFrame>
  )
}

export function CompanyForm({ values, onChange, refused, onDone, onCancel }: FormOf<'company'>) {
  // A field of activity that is not chosen is an empty text, which the rules refuse as missing.
  const initial = typedOf(values) as CompanyValues
  const form = useForm({ resolver: companyResolver, defaultValues: initial, ...manner })
  const errors = useFormErrors(companyLabels, refused, form)
  useAutosave(form.subscribe, initial, changed => onChange(draftOf(changed)))
  return (
    <PartFormFrame {...{ errors, onCancel }} onSubmit={form.handleSubmit(onDone, errors.show)}>
      <CompanyStepFields form={form} savedInn={values.inn ?? undefined} />
    </PartFormFrame>
  )
}

export function MediaForm({ values, onChange, refused, onDone, onCancel }: FormOf<'media'>) {
  const initial = typedOf(values)
  const form = useForm({ resolver: zodResolver(mediaStep), defaultValues: initial, ...manner })
  const errors = useFormErrors(mediaLabels, refused, form)
  useAutosave(form.subscribe, initial, changed => onChange(draftOf(changed)))
  return (
    <PartFormFrame {...{ errors, onCancel }} onSubmit={form.handleSubmit(onDone, errors.show)}>
      <MediaFields form={form} />
    </PartFormFrame>
  )
}
