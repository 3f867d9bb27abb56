import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { addEmployee } from '#contract/employee.ts'
import { m } from '#messages/compiled/messages.js'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { companyEmployeeLabels, EmployeeFields } from '../form.tsx'
import { judgeNewEmployee, noEmployee } from '../rules.ts'
import { employeeName } from '../words.ts'

const formId = 'add-employee'
const fields = namedFields({ ...companyEmployeeLabels, consent: m.staff_employee_consent_field })

type Body = z.output<typeof addEmployee.body>

/** Writes one employee down after another. */
export function AddEmployee({ onClose }: { onClose: () => void }) {
  const locale = useLocale()
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const { form, errorOf, summary, submit } = useContractForm(judgeNewEmployee, {
    start: noEmployee,
    fields,
    fieldOf: lastPart,
    mode: 'onTouched',
  })
  const adding = useSend(addEmployee, (body: Body) => ({ params: { guid }, body }))
  // Beside the form: a toast would lie over the buttons just when the next one is typed.
  const [added, setAdded] = useState<string | null>(null)
  const add = (after: (words: string) => void) =>
    submit(async body => {
      const employee = await adding.mutateAsync(body)
      await refresh()
      form.reset(noEmployee)
      after(m.staff_employee_added({ name: employeeName(employee, locale) }))
    })
  const addLast = (title: string) => {
    toasts.show({ title, tone: 'positive' })
    onClose()
  }
  const addNext = (words: string) => {
    setAdded(words)
    form.setFocus('lastName')
  }
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title={m.staff_employee_add_title()}
      description={m.staff_employee_add_lead()}
      closeLabel={m.close()}
      actions={
        <>
          <Button type="submit" form={formId} loading={adding.isPending}>
            {m.staff_employee_add()}
          </Button>
          <Button variant="secondary" disabled={adding.isPending} onClick={add(addNext)}>
            {m.group_form_add_next()}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={add(addLast)} className="space-y-6">
          {added && (
            <Banner tone="positive" announce="status">
              {added}
            </Banner>
          )}
          <ErrorSummary title={m.account_errors_title({ count: summary.errors.length })} {...summary} />
          <EmployeeFields />
          <Checkbox
            label={m.staff_employee_consent()}
            error={errorOf('consent')}
            {...form.register('consent')}
          />
        </form>
      </FormProvider>
    </Sheet>
  )
}
