import type { UseFormReturn } from 'react-hook-form'
import type { CompanyStep } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { CompanyFields } from '#web/account/company/company-fields.tsx'
import type { CompanyValues } from '#web/account/company/company-resolver.ts'
import { useFieldError } from '#web/account/form/use-field-error.ts'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { TextField } from '#web/ui/text-field.tsx'

/** A company with the short name for the badge. */
export function CompanyStepFields({
  form,
  savedInn,
}: {
  form: UseFormReturn<CompanyValues, unknown, CompanyStep>
  /** The INN that was judged already: the register is not asked of it again. */
  savedInn?: string | undefined
}) {
  const { register, formState } = form
  const errorOf = useFieldError(formState.errors)
  return (
    <CompanyFields
      form={form}
      savedInn={savedInn}
      shortName={
        <TextField
          label={companyLabels.shortName()}
          hint={m.signup_hint_short_name()}
          autoComplete="off"
          error={errorOf('shortName')}
          {...register('shortName')}
        />
      }
    />
  )
}
