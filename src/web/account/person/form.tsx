import { useRef } from 'react'
import { Controller, useController } from 'react-hook-form'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import type { FieldsForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { useCountries } from '#web/kit/section/use-countries.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { PersonValues } from './rules.ts'

/** The day of birth, in three boxes. */
export function BirthDateField({ form }: { form: FieldsForm<PersonValues> }) {
  const { control, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <Controller
      control={control}
      name="birthDate"
      render={({ field }) => (
        <DateField
          label={personLabels.birthDate()}
          hint={m.signup_hint_birth_date()}
          partLabels={{
            day: m.signup_date_day(),
            month: m.signup_date_month(),
            year: m.signup_date_year(),
          }}
          birthDate
          error={errorOf('birthDate')}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          ref={field.ref}
        />
      )}
    />
  )
}

/** The contact fields. The phone of one's own application is the log-in's and cannot be changed here. */
export function ContactFields({
  form,
  own,
  ofAnother = !own,
  ownPhoneHint = m.signup_hint_own_phone(),
  phoneHint = m.signup_hint_phone(),
}: {
  form: FieldsForm<PersonValues>
  own: boolean
  /** Filled in for somebody else: hints say so, and the browser does not autofill the contacts of whoever types. */
  ofAnother?: boolean
  /** Why one's own phone cannot be changed here, and how to change it. */
  ownPhoneHint?: string
  /** What another person's phone is for. */
  phoneHint?: string
}) {
  const { register, control, formState, getValues } = form
  const errorOf = useFieldError(formState.errors)
  const countries = useCountries()
  const country = useController({ control, name: 'country' })
  return (
    <div className="space-y-6">
      {own ? (
        <PhoneField
          name="phone"
          label={personLabels.phone()}
          hint={ownPhoneHint}
          error={errorOf('phone')}
          readOnly
          value={formatPhone(getValues('phone'))}
        />
      ) : (
        <PhoneField
          label={personLabels.phone()}
          hint={phoneHint}
          autoComplete="off"
          error={errorOf('phone')}
          {...register('phone')}
        />
      )}
      <TextField
        label={personLabels.email()}
        hint={ofAnother ? m.person_email_hint_another() : m.signup_hint_email()}
        type="email"
        inputMode="email"
        autoComplete={ofAnother ? 'off' : 'email'}
        spellCheck={false}
        error={errorOf('email')}
        {...register('email')}
      />
      <SelectField
        label={personLabels.country()}
        placeholder={m.signup_choose_country()}
        options={countries.optionsWith(country.field.value)}
        autoComplete={ofAnother ? 'off' : 'country'}
        error={errorOf('country')}
        fieldClassName="sm:max-w-80"
        {...country.field}
      />
    </div>
  )
}

type NameFieldsProps = {
  form: FieldsForm<PersonValues>
  /** A citizen of another country: Latin first, Cyrillic if there is one (product.md §5). */
  foreign: boolean
  /** Whether to ask for the form of address; only the person themselves is asked. */
  withPrefix?: boolean
  /** Filled in for somebody else: hints say so, and the browser does not autofill the name of whoever types. */
  ofAnother?: boolean
}

/** Citizenship decides how a name is written, so it is asked first. */
export function NameFields({ form, foreign, withPrefix = true, ofAnother = false }: NameFieldsProps) {
  const { register, control, setValue, getValues, formState } = form
  const errorOf = useFieldError(formState.errors)
  const countries = useCountries()
  const citizenship = useController({ control, name: 'citizenship' })
  const optional = foreign ? { optional: m.optional() } : {}
  const latinHint = ofAnother ? m.person_latin_hint_another() : m.signup_latin_hint()
  const autoComplete = (name: string) => (ofAnother ? 'off' : name)

  const scripts = [
    <div key="cyrillic" className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={personLabels.lastName()}
        {...optional}
        autoComplete={autoComplete('family-name')}
        error={errorOf('lastName')}
        {...register('lastName')}
      />
      <TextField
        label={personLabels.firstName()}
        {...optional}
        autoComplete={autoComplete('given-name')}
        error={errorOf('firstName')}
        {...register('firstName')}
      />
      <MiddleNameFields form={form} foreign={foreign} ofAnother={ofAnother} />
    </div>,
    <div key="latin" className="grid gap-5 sm:grid-cols-2">
      <p className="text-sm text-text-quiet sm:col-span-2">
        {foreign ? m.signup_latin_passport() : latinHint}
      </p>
      <TextField
        label={personLabels.latinLastName()}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('latinLastName')}
        {...register('latinLastName')}
      />
      <TextField
        label={personLabels.latinFirstName()}
        autoComplete="off"
        spellCheck={false}
        error={errorOf('latinFirstName')}
        {...register('latinFirstName')}
      />
    </div>,
  ]
  return (
    <div className="space-y-6">
      {countries.error && (
        <Banner
          tone="attention"
          announce="alert"
          action={
            <Button size="sm" variant="secondary" onClick={countries.retry}>
              {m.retry()}
            </Button>
          }
        >
          {m.signup_countries_failed()}
        </Banner>
      )}
      <SelectField
        label={personLabels.citizenship()}
        hint={ofAnother ? m.person_citizenship_hint_another() : m.signup_hint_citizenship()}
        placeholder={m.signup_choose_country()}
        options={countries.optionsWith(citizenship.field.value)}
        error={errorOf('citizenship')}
        fieldClassName="sm:max-w-80"
        {...citizenship.field}
        onChange={event => {
          citizenship.field.onChange(event)
          // Most people live where their passport is from, so that is preselected.
          if (getValues('country') === '')
            setValue('country', event.target.value, {
              shouldValidate: formState.isSubmitted,
            })
        }}
      />
      {foreign ? scripts.toReversed() : scripts}
      {withPrefix && (
        <TextField
          label={personLabels.prefix()}
          hint={m.signup_hint_prefix()}
          optional={m.optional()}
          autoComplete={autoComplete('honorific-prefix')}
          error={errorOf('prefix')}
          fieldClassName="sm:max-w-80"
          {...register('prefix')}
        />
      )}
    </div>
  )
}

function MiddleNameFields({ form, foreign, ofAnother }: NameFieldsProps) {
  const { register, control, setValue, getValues, formState } = form
  const errorOf = useFieldError(formState.errors)
  const without = useController({ control, name: 'noMiddleName' })
  const removed = useRef('')
  return (
    <>
      <TextField
        label={personLabels.middleName()}
        {...(foreign ? { optional: m.optional() } : {})}
        autoComplete={ofAnother ? 'off' : 'additional-name'}
        error={errorOf('middleName')}
        readOnly={without.field.value}
        {...register('middleName')}
      />
      <Checkbox
        label={personLabels.noMiddleName()}
        className="self-end pb-2.5"
        name={without.field.name}
        ref={without.field.ref}
        onBlur={without.field.onBlur}
        checked={without.field.value}
        onChange={event => {
          const { checked } = event.target
          // Unticking restores what was typed, in case the tick was a mistake.
          if (checked) removed.current = getValues('middleName') ?? ''
          // Set the tick first, because it decides whether an empty name is valid.
          without.field.onChange(checked)
          setValue('middleName', checked ? '' : removed.current, {
            shouldValidate: formState.isSubmitted,
          })
        }}
      />
    </>
  )
}
