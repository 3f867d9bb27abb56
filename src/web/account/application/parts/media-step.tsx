import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { mediaStep } from '#contract/application-form.ts'
import { useFormErrors } from '#web/account/form/rules.ts'
import { mediaLabels } from '#web/kit/words/company-labels.ts'
import { MediaFields } from '../form.tsx'
import { useAutosave } from '../queries.ts'
import { draftOf, typedOf } from '../rules.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** Which mass medium the person works for; asked of media representatives alone. */
export function MediaStep({ draft, refused, nextLabel, onNext, onBack }: StepProps) {
  const initial = typedOf(draft.sections().media)
  const form = useForm({
    resolver: zodResolver(mediaStep),
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { handleSubmit, subscribe } = form
  const errors = useFormErrors(mediaLabels, refused, form)
  useAutosave(subscribe, initial, changed => draft.keep({ media: draftOf(changed) }))
  return (
    <StepForm {...{ draft, nextLabel, onBack, errors }} onSubmit={handleSubmit(onNext, errors.show)}>
      <MediaFields form={form} />
    </StepForm>
  )
}
