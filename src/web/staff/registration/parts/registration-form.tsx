import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { readRegistration } from '#contract/staff-registration.ts'
import { registerEmployee } from '#contract/staff-registration.ts'
import { m } from '#messages/compiled/messages.js'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { FormActions } from '#web/kit/form/form-actions.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { EmployeePersonFields, employeeLabels } from '#web/staff/employee/form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { judgeRegistration, noRegistration, type RegistrationBody } from '../rules.ts'

const fields = namedFields({ ...employeeLabels, consent: m.staff_register_consent_field })

type RegistrationFormProps = {
  companyGuid: string
  consent: z.output<typeof readRegistration.response>['consent']
}

/** What security has to know of an employee, and their consent to the text that is shown. */
export function RegistrationForm({ companyGuid, consent }: RegistrationFormProps) {
  const to = usePaths()
  const navigate = useNavigate()
  const { form, errorOf, summary, submit } = useContractForm(judgeRegistration(consent.version), {
    start: noRegistration,
    fields,
    fieldOf: lastPart,
    mode: 'onTouched',
  })
  const sending = useSend(registerEmployee, (body: RegistrationBody) => ({ params: { companyGuid }, body }))
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="space-y-8"
        onSubmit={submit(async body => {
          await sending.mutateAsync(body)
          await navigate(to('staff-register-finish'), { replace: true })
        })}
      >
        <div className="empty:hidden">
          <ErrorSummary title={m.error_fields_invalid()} {...summary} />
        </div>
        <EmployeePersonFields ofAnother={false} />
        <div className="space-y-3">
          <Checkbox
            label={m.staff_register_consent()}
            error={errorOf('consent')}
            {...form.register('consent')}
          />
          <details className="pl-8 text-sm">
            <summary className="min-h-6 cursor-pointer text-link">{m.auth_consent_read()}</summary>
            <div className="mt-3 measure space-y-3">
              <p className="font-semibold">{consent.title}</p>
              {consent.paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </div>
        <FormActions>
          <Button type="submit" loading={sending.isPending}>
            {m.staff_register_send()}
          </Button>
        </FormActions>
      </form>
    </FormProvider>
  )
}
