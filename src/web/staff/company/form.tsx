import { useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { TwoScriptName, type TwoScriptValues, twoScriptLabels } from '#web/kit/section/two-script-name.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** The responsible employee as the fields hold them. */
export type OwnerValues = TwoScriptValues & { email: string; position: string }

export const ownerLabels = {
  ...twoScriptLabels,
  position: m.staff_owner_position,
  email: m.group_field_email,
}

/** The responsible employee's own name and contacts; the phone is that of the log-in. */
export function OwnerFields() {
  const { register, formState } = useFormContext<OwnerValues>()
  const errorOf = useFieldError<OwnerValues>(formState.errors)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TwoScriptName />
      <TextField
        label={ownerLabels.position()}
        autoComplete="organization-title"
        fieldClassName="sm:col-span-2"
        error={errorOf('position')}
        {...register('position')}
      />
      <TextField
        label={ownerLabels.email()}
        hint={m.staff_owner_email_hint()}
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
