import { useForm } from 'react-hook-form'
import { type CompanyValues, companyResolver } from '#web/account/company/rules.ts'
import { useFormErrors } from '#web/account/form/rules.ts'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { CompanyStepFields } from '../form.tsx'
import { useAutosave } from '../queries.ts'
import { draftOf, typedOf } from '../rules.ts'
import { StepForm, type StepProps } from './step-form.tsx'

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
  const { handleSubmit, subscribe } = form
  const errors = useFormErrors(companyLabels, refused, form)
  useAutosave(subscribe, initial, changed => draft.keep({ company: draftOf(changed) }))
  return (
    <StepForm {...{ draft, nextLabel, onBack, errors }} onSubmit={handleSubmit(onNext, errors.show)}>
      <CompanyStepFields form={form} />
    </StepForm>
  )
}
