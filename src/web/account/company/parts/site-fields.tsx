import { type UseFormReturn, useController } from 'react-hook-form'
import type { CompanyStep } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { useFieldError } from '#web/account/form/use-field-error.ts'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { CompanyValues } from '../company-resolver.ts'

/** The site, or the flag that there is none; what was typed stays under the flag. */
export function SiteFields({ form }: { form: UseFormReturn<CompanyValues, unknown, CompanyStep> }) {
  const { register, control, formState, trigger } = form
  const errorOf = useFieldError(formState.errors)
  const without = useController({ control, name: 'noSite' })
  return (
    <div className="space-y-3">
      <TextField
        label={companyLabels.siteUrl()}
        hint={m.signup_hint_site()}
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        readOnly={without.field.value}
        error={errorOf('siteUrl')}
        {...register('siteUrl')}
      />
      <Checkbox
        label={companyLabels.noSite()}
        name={without.field.name}
        ref={without.field.ref}
        checked={without.field.value}
        onBlur={without.field.onBlur}
        onChange={event => {
          without.field.onChange(event.target.checked)
          if (formState.errors.siteUrl) void trigger('siteUrl')
        }}
      />
    </div>
  )
}
