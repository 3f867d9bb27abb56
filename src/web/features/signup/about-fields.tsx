import { Controller, type UseFormReturn } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { DateField } from '../../ui/date-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { personLabels } from './person-labels.ts'
import type { PersonValues } from './person-values.ts'
import { useFieldError } from './use-field-error.ts'

/** Birth date and position. */
export function AboutFields({ form }: { form: UseFormReturn<PersonValues> }) {
  const { register, control, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <div className="space-y-6">
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
      <TextField
        label={personLabels.position()}
        hint={m.signup_hint_position()}
        autoComplete="organization-title"
        error={errorOf('position')}
        {...register('position')}
      />
    </div>
  )
}
