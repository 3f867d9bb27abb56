import { useForm } from 'react-hook-form'
import type { CompanyStep } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import type { ApiError } from '../../api/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CompanyFields } from '../company/company-fields.tsx'
import { companyLabels } from '../company/company-labels.ts'
import { type CompanyValues, companyResolver } from '../company/company-resolver.ts'
import { useFieldError } from '../form/use-field-error.ts'
import { useFormErrors } from '../form/use-form-errors.ts'
import { FormActions } from '../signup/form-actions.tsx'
import { useAutosave } from '../signup/use-autosave.ts'

type OrganisationStepProps = {
  start: CompanyValues
  pending: boolean
  error: ApiError | null
  onKeep: (values: CompanyValues) => void
  onBack: () => void
  onCreate: (values: CompanyValues) => Promise<void>
}

/** The organisation that all members will represent: found by INN, or written by hand. */
export function OrganisationStep({ start, pending, error, onKeep, onBack, onCreate }: OrganisationStepProps) {
  const form = useForm<CompanyValues, unknown, CompanyStep>({
    defaultValues: start,
    resolver: companyResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const errors = useFormErrors(companyLabels, [], form)
  const errorOf = useFieldError(form.formState.errors)
  useAutosave(form.subscribe, start, () => onKeep(form.getValues()))
  return (
    <form noValidate onSubmit={form.handleSubmit(() => onCreate(form.getValues()), errors.show)}>
      <div className="mb-8 empty:hidden">
        <ErrorSummary attempt={errors.tries} title={m.error_fields_invalid()} errors={errors.summary} />
      </div>
      {error && error.code !== 'group_exists' && (
        <Banner tone="negative" announce="alert" className="mb-8">
          {error.message}
        </Banner>
      )}
      <CompanyFields
        form={form}
        shortName={
          <TextField
            label={companyLabels.shortName()}
            hint={m.signup_hint_short_name()}
            autoComplete="off"
            error={errorOf('shortName')}
            {...form.register('shortName')}
          />
        }
      />
      <FormActions>
        <Button type="submit" loading={pending}>
          {m.group_signup_create()}
        </Button>
        <Button variant="secondary" disabled={pending} onClick={onBack}>
          {m.back()}
        </Button>
      </FormActions>
    </form>
  )
}
