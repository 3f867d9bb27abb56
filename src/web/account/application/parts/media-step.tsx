import { mediaStep } from '#contract/application-form.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { mediaLabels } from '#web/kit/words/company-labels.ts'
import { MediaFields } from '../form.tsx'
import { useAutosave } from '../queries.ts'
import { draftOf, typedOf } from '../rules.ts'
import { StepForm, type StepProps } from './step-form.tsx'

export function MediaStep({ draft, refused, nextLabel, onNext, onBack }: StepProps) {
  const initial = typedOf(draft.sections().media)
  const { form, summary, submit } = useContractForm(mediaStep, {
    start: initial,
    fields: namedFields(mediaLabels),
    mode: 'onTouched',
    refused,
  })
  useAutosave(form.subscribe, initial, changed => draft.keep({ media: draftOf(changed) }))
  return (
    <StepForm {...{ draft, nextLabel, onBack, summary }} onSubmit={submit(onNext)}>
      <MediaFields form={form} />
    </StepForm>
  )
}
