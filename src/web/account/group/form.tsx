import { useFormContext } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/kit/contract-form/use-field-error.ts'
import { TwoScriptName, type TwoScriptValues, twoScriptLabels } from '#web/kit/section/two-script-name.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** The coordinator as the fields hold them: nothing is an empty text. */
export type CoordinatorValues = TwoScriptValues & { email: string }

/** Used in the form and in its error summary. */
export const coordinatorLabels = {
  ...twoScriptLabels,
  email: m.group_field_email,
}

export function CoordinatorFields() {
  const { register, formState } = useFormContext<CoordinatorValues>()
  const errorOf = useFieldError<CoordinatorValues>(formState.errors)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TwoScriptName />
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
