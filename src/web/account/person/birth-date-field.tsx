import { Controller, type UseFormReturn } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/account/form/use-field-error.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { DateField } from '#web/ui/date-field.tsx'
import type { PersonValues } from './person-values.ts'

/** The day of birth, in three boxes. */
export function BirthDateField({ form }: { form: UseFormReturn<PersonValues> }) {
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
