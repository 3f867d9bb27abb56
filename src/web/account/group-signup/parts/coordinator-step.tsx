import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import type { FieldError } from '#contract/error.ts'
import { m } from '#messages/compiled/messages.js'
import { useAutosave } from '#web/account/application/queries.ts'
import { CoordinatorFields, type CoordinatorValues, coordinatorLabels } from '#web/account/group/form.tsx'
import { judgeCoordinator } from '#web/account/group/rules.ts'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

type CoordinatorStepProps = {
  start: CoordinatorValues
  /** The server's field errors of this step. */
  refused: readonly FieldError[]
  onKeep: (values: CoordinatorValues) => void
  onNext: (values: CoordinatorValues) => void
}

export function CoordinatorStep({ start, refused, onKeep, onNext }: CoordinatorStepProps) {
  const to = usePaths()
  const { form, summary, submit } = useContractForm(judgeCoordinator, {
    start,
    fields: namedFields(coordinatorLabels),
    mode: 'onTouched',
    refused: refused.map(error => ({ ...error, field: lastPart(error.field) })),
  })
  useAutosave(form.subscribe, start, () => onKeep(form.getValues()))
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit((_, typed) => onNext(typed))}>
        <div className="mb-8 empty:hidden">
          <ErrorSummary title={m.error_fields_invalid()} {...summary} />
        </div>
        <CoordinatorFields />
        <FormActions>
          <Button type="submit">{m.group_signup_to_organisation()}</Button>
          <Button asChild variant="secondary">
            <Link to={to('signup-type')}>{m.back()}</Link>
          </Button>
        </FormActions>
      </form>
    </FormProvider>
  )
}
