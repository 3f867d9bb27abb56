import { type UseFormReturn, useController } from 'react-hook-form'
import { formatPhone } from '#domain/phone/format-phone.ts'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/account/form/use-field-error.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { PersonValues } from './person-values.ts'
import { useCountries } from './use-countries.ts'

/** How to reach the person. The phone of one's own application is the one that logs in, and is not changed here. */
export function ContactFields({
  form,
  own,
  ofAnother = !own,
  ownPhoneHint = m.signup_hint_own_phone(),
  phoneHint = m.signup_hint_phone(),
}: {
  form: UseFormReturn<PersonValues>
  own: boolean
  /** Filled in for somebody else: hints speak of them, and the browser does not offer the contacts of who types. */
  ofAnother?: boolean
  /** Why the own phone is not changed here, and how it is. */
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
