import { useForm } from 'react-hook-form'
import { m } from '#messages/compiled/messages.js'
import { TextField } from '../../ui/text-field.tsx'
import { CompanyFields } from '../company/company-fields.tsx'
import { companyLabels } from '../company/company-labels.ts'
import { type CompanyValues, companyResolver } from '../company/company-resolver.ts'
import { useFieldError } from '../form/use-field-error.ts'
import { useFormErrors } from '../form/use-form-errors.ts'
import { draftOf, typedOf } from './draft-sections.ts'
import { StepForm, type StepProps } from './step-form.tsx'
import { useAutosave } from './use-autosave.ts'

/** Where the person works: found by INN in the register, or written by hand. */
export function CompanyStep({ draft, refused, nextLabel, onNext, onBack }: StepProps) {
  // A field of activity that is not chosen yet is an empty text, which the rules refuse as missing.
  const initial = typedOf(draft.sections().company) as CompanyValues
  const form = useForm({
    resolver: companyResolver,
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { register, handleSubmit, subscribe, formState } = form
  const errors = useFormErrors(companyLabels, refused, form)
  const errorOf = useFieldError(formState.errors)
  useAutosave(subscribe, initial, changed => draft.keep({ company: draftOf(changed) }))
  return (
    <StepForm {...{ draft, nextLabel, onBack, errors }} onSubmit={handleSubmit(onNext, errors.show)}>
      <CompanyFields
        form={form}
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
    </StepForm>
  )
}
