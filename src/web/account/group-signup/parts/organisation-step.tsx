import type { CompanyStep as SentCompany } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { useAutosave } from '#web/account/application/queries.ts'
import { CompanyFields } from '#web/account/company/form.tsx'
import { type CompanyValues, judgeTypedCompany } from '#web/account/company/rules.ts'
import type { ApiError } from '#web/kit/api/api-error.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/text-field.tsx'

type OrganisationStepProps = {
  start: CompanyValues
  pending: boolean
  error: ApiError | null
  onKeep: (values: CompanyValues) => void
  onBack: () => void
  onCreate: (company: SentCompany) => Promise<void>
}

/** The organisation that all members will represent: found by INN, or written by hand. */
export function OrganisationStep({ start, pending, error, onKeep, onBack, onCreate }: OrganisationStepProps) {
  const { form, errorOf, summary, submit } = useContractForm(judgeTypedCompany, {
    start,
    fields: namedFields(companyLabels),
    mode: 'onTouched',
  })
  useAutosave(form.subscribe, start, () => onKeep(form.getValues()))
  return (
    <form noValidate onSubmit={submit(onCreate)}>
      <div className="mb-8 empty:hidden">
        <ErrorSummary title={m.error_fields_invalid()} {...summary} />
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
