import { useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** The coordinator as the fields hold them: nothing is an empty text. */
export type CoordinatorValues = { lastName: string; firstName: string; middleName: string; email: string }

/** Used in the form and in its error summary. */
export const coordinatorLabels = {
  lastName: m.group_field_last_name,
  firstName: m.group_field_first_name,
  middleName: m.group_field_middle_name,
  email: m.group_field_email,
}

export function CoordinatorFields() {
  const { register, formState } = useFormContext<CoordinatorValues>()
  const errorOf = useFieldError<CoordinatorValues>(formState.errors)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={coordinatorLabels.lastName()}
        autoComplete="family-name"
        error={errorOf('lastName')}
        {...register('lastName')}
      />
      <TextField
        label={coordinatorLabels.firstName()}
        autoComplete="given-name"
        error={errorOf('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={coordinatorLabels.middleName()}
        optional={m.optional()}
        autoComplete="additional-name"
        error={errorOf('middleName')}
        {...register('middleName')}
      />
      <TextField
        label={coordinatorLabels.email()}
        hint={m.group_hint_email()}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        fieldClassName="sm:col-span-2"
        error={errorOf('email')}
        {...register('email')}
      />
    </div>
  )
}
