import { judgeTypedCompany } from '#web/account/company/rules.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { companyLabels } from '#web/kit/words/company-labels.ts'
import { CompanyStepFields } from '../form.tsx'
import { useAutosave } from '../queries.ts'
import { draftOf, typedOf } from '../rules.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** Where the person works: found by INN in the register, or written by hand. */
export function CompanyStep({ draft, refused, nextLabel, onNext, onBack }: StepProps) {
  const initial = typedOf(draft.sections().company)
  const { form, summary, submit } = useContractForm(judgeTypedCompany, {
    start: initial,
    fields: namedFields(companyLabels),
    mode: 'onTouched',
    refused,
  })
  useAutosave(form.subscribe, initial, changed => draft.keep({ company: draftOf(changed) }))
  return (
    <StepForm {...{ draft, nextLabel, onBack, summary }} onSubmit={submit(onNext)}>
      <CompanyStepFields form={form} />
    </StepForm>
  )
}
