import { type Employee, listEmployees, saveEmployee } from '#contract/employee.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { lastPart } from '#web/kit/contract-form/server-faults.ts'
import { namedFields } from '#web/kit/contract-form/summary-errors.ts'
import { useContractForm } from '#web/kit/contract-form/use-contract-form.ts'
import { SavedForm } from '#web/kit/section/saved-form.tsx'
import { useSave } from '#web/kit/send/use-save.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { companyEmployeeLabels, EmployeeFields } from '../form.tsx'
import { type EmployeeForm, employeeValues, judgeEmployee } from '../rules.ts'

const fields = namedFields(companyEmployeeLabels)

/** The form of one employee. */
export function EditEmployee({ employee, onSaved }: { employee: Employee; onSaved: () => void }) {
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const contractForm = useContractForm(judgeEmployee, {
    start: employeeValues(employee),
    fields,
    fieldOf: lastPart,
    mode: 'onTouched',
  })
  const save = useSave(
    saveEmployee,
    (values: EmployeeForm, version) => ({
      params: { guid, employeeGuid: employee.guid },
      body: { ...values, version },
    }),
    {
      async read() {
        const { items } = await callApi(listEmployees, { params: { guid } })
        return items.find(item => item.guid === employee.guid) ?? employee
      },
      onSaved: refresh,
    },
  )
  return (
    <SavedForm
      contractForm={contractForm}
      fields={fields}
      save={save}
      opened={employee}
      valuesOf={employeeValues}
      onSaved={onSaved}
    >
      <EmployeeFields />
      <Button type="submit" loading={save.pending}>
        {m.save()}
      </Button>
    </SavedForm>
  )
}
