import { useEffect } from 'react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import {
  experienceLimit,
  type readVolunteerForm,
  registerVolunteer,
  type VolunteerForm as SentForm,
} from '#contract/volunteer.ts'
import { studyYears } from '#domain/volunteer/study-year.ts'
import { m } from '#messages/compiled/messages.js'
import { studyYearWords } from '#messages/volunteer-word.ts'
import { BirthDateField, NameFields } from '#web/account/person/form.tsx'
import { useLatinProposal } from '#web/account/person/queries.ts'
import type { PersonValues } from '#web/account/person/rules.ts'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { Section } from '#web/ui/section.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import {
  judgeVolunteer,
  keepVolunteerDraft,
  noVolunteer,
  readVolunteerDraft,
  type VolunteerValues,
} from '../rules.ts'

const labels = {
  citizenship: personLabels.citizenship,
  lastName: personLabels.lastName,
  firstName: personLabels.firstName,
  middleName: personLabels.middleName,
  latinLastName: personLabels.latinLastName,
  latinFirstName: personLabels.latinFirstName,
  birthDate: personLabels.birthDate,
  phone: m.volunteer_phone,
  email: personLabels.email,
  telegram: m.volunteer_telegram,
  city: m.volunteer_city,
  university: m.volunteer_university,
  faculty: m.volunteer_faculty,
  studyYear: m.volunteer_year,
  experience: m.volunteer_experience,
  consent: m.volunteer_consent_field,
}

type VolunteerFormProps = {
  today: string
  consent: z.output<typeof readVolunteerForm.response>['consent']
}

/** The whole form of a volunteer (spec point 3), kept in the tab until it has arrived. */
export function VolunteerForm({ today, consent }: VolunteerFormProps) {
  const to = usePaths()
  const navigate = useNavigate()
  const { form, errorOf, summary, submit } = useContractForm(
    judgeVolunteer({ today, consentVersion: consent.version }),
    {
      start: readVolunteerDraft() ?? noVolunteer,
      fields: namedFields(labels),
      fieldOf: lastPart,
      mode: 'onTouched',
    },
  )
  const sending = useSend(registerVolunteer, (body: SentForm) => ({ body }))
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepVolunteerDraft(values) }),
    [subscribe],
  )
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="space-y-10"
        onSubmit={submit(async body => {
          await sending.mutateAsync(body)
          keepVolunteerDraft(null)
          await navigate(to('volunteer-finish'), { replace: true })
        })}
      >
        <div className="empty:hidden">
          <ErrorSummary title={m.error_fields_invalid()} {...summary} />
        </div>
        <Section title={m.volunteer_part_person()} space="none">
          <PersonPart />
        </Section>
        <Section title={m.volunteer_part_contact()} space="none">
          <ContactPart />
        </Section>
        <Section title={m.volunteer_part_study()} space="none">
          <StudyPart />
        </Section>
        <div className="space-y-3">
          <Checkbox label={m.volunteer_consent()} error={errorOf('consent')} {...form.register('consent')} />
          <details className="pl-8 text-sm">
            <summary className="min-h-6 cursor-pointer text-link">{m.auth_consent_read()}</summary>
            <div className="mt-3 measure space-y-3">
              <p className="font-semibold">{consent.title}</p>
              {consent.paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </div>
        <FormActions>
          <Button type="submit" loading={sending.isPending}>
            {m.volunteer_send()}
          </Button>
        </FormActions>
        <p className="text-sm text-text-quiet">{m.volunteer_kept()}</p>
      </form>
    </FormProvider>
  )
}

/** Citizenship, the name in both scripts and the day of birth: the fields of an application. */
function PersonPart() {
  const form = useFormContext<PersonValues>()
  useLatinProposal(form)
  const citizenship = useWatch({ control: form.control, name: 'citizenship' })
  return (
    <div className="space-y-6">
      <NameFields form={form} foreign={citizenship !== '' && citizenship !== 'RU'} withPrefix={false} />
      <BirthDateField form={form} />
    </div>
  )
}

function ContactPart() {
  const { register, formState } = useFormContext<VolunteerValues>()
  const errorOf = useFieldError<VolunteerValues>(formState.errors)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <PhoneField
        label={labels.phone()}
        hint={m.volunteer_phone_hint()}
        autoComplete="tel"
        error={errorOf('phone')}
        {...register('phone')}
      />
      <TextField
        label={labels.email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        error={errorOf('email')}
        {...register('email')}
      />
      <TextField
        label={labels.telegram()}
        optional={m.optional()}
        hint={m.volunteer_telegram_hint()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('telegram')}
        {...register('telegram')}
      />
      <TextField
        label={labels.city()}
        autoComplete="address-level2"
        error={errorOf('city')}
        {...register('city')}
      />
    </div>
  )
}

function StudyPart() {
  const { register, formState, getValues } = useFormContext<VolunteerValues>()
  const errorOf = useFieldError<VolunteerValues>(formState.errors)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={labels.university()}
        autoComplete="off"
        error={errorOf('university')}
        fieldClassName="sm:col-span-2"
        {...register('university')}
      />
      <TextField
        label={labels.faculty()}
        autoComplete="off"
        error={errorOf('faculty')}
        {...register('faculty')}
      />
      <SelectField
        label={labels.studyYear()}
        placeholder={m.volunteer_year_choose()}
        options={studyYears.map(value => ({ value, label: studyYearWords[value]() }))}
        error={errorOf('studyYear')}
        {...register('studyYear')}
      />
      <TextArea
        label={labels.experience()}
        hint={m.volunteer_experience_hint()}
        limit={experienceLimit}
        counterText={left => m.volunteer_experience_left({ count: left })}
        defaultValue={getValues('experience')}
        error={errorOf('experience')}
        fieldClassName="sm:col-span-2"
        {...register('experience')}
      />
    </div>
  )
}
