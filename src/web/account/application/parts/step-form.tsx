import type { FormEventHandler, ReactNode } from 'react'
import type { FieldError } from '#contract/error.ts'
import { m } from '#messages/compiled/messages.js'
import type { FormSummary } from '#web/kit/contract-form/joined-forms.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import type { ApplicationDraft } from './use-application-draft.ts'

export type StepProps = {
  draft: ApplicationDraft
  /** The server's field errors that belong to this step. */
  refused: readonly FieldError[]
  /** The text of the button to the next step. */
  nextLabel: string
  onNext: () => void
  /** Absent on the first step. */
  onBack: (() => void) | undefined
}

type StepFormProps = Pick<StepProps, 'draft' | 'nextLabel' | 'onBack'> & {
  summary: FormSummary
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Whether the button's action is under way. */
  busy?: boolean
  children: ReactNode
}

/** The frame of a step that is typed: the error summary, the fields and the button. Leaving a field saves it. */
export function StepForm({
  draft,
  nextLabel,
  onBack,
  summary,
  onSubmit,
  busy = false,
  children,
}: StepFormProps) {
  return (
    <form noValidate onSubmit={onSubmit} onBlur={() => void draft.flush()}>
      <div className="mb-8 empty:hidden">
        <ErrorSummary title={m.error_fields_invalid()} {...summary} />
      </div>
      {children}
      <FormActions>
        <Button type="submit" loading={busy}>
          {nextLabel}
        </Button>
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            {m.back()}
          </Button>
        )}
      </FormActions>
    </form>
  )
}
