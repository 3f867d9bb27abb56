import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { mediaStep } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/account/form/use-field-error.ts'
import { mediaLabels } from '#web/kit/words/company-labels.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** The name of a mass medium and its site. */
export function MediaFields({ form }: { form: UseFormReturn<z.input<typeof mediaStep>> }) {
  const { register, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <div className="space-y-6">
      <TextField label={mediaLabels.mediaName()} error={errorOf('mediaName')} {...register('mediaName')} />
      <TextField
        label={mediaLabels.mediaWebsite()}
        hint={m.signup_hint_site()}
        inputMode="url"
        spellCheck={false}
        error={errorOf('mediaWebsite')}
        {...register('mediaWebsite')}
      />
    </div>
  )
}
