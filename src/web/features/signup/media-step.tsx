import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { mediaStep } from '#contract/application-form.ts'
import { m } from '#messages/compiled/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import { mediaLabels } from '../company/company-labels.ts'
import { useFieldError } from '../form/use-field-error.ts'
import { useFormErrors } from '../form/use-form-errors.ts'
import { draftOf, typedOf } from './draft-sections.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { useAutosave } from './use-autosave.ts'

/** Which mass medium the person works for; asked of media representatives alone. */
export function MediaStep({ draft, refused, nextLabel, onNext, onBack }: StepProps) {
  const initial = typedOf(draft.sections().media)
  const form = useForm({
    resolver: zodResolver(mediaStep),
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { register, handleSubmit, subscribe, formState } = form
  const errors = useFormErrors(mediaLabels, refused, form)
  const errorOf = useFieldError(formState.errors)
  useAutosave(subscribe, initial, changed => draft.keep({ media: draftOf(changed) }))
  return (
    <StepForm {...{ draft, nextLabel, onBack, errors }} onSubmit={handleSubmit(onNext, errors.show)}>
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
    </StepForm>
  )
}
