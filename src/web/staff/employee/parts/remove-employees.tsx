import { type Employee, removeEmployees } from '#contract/employee.ts'
import { m } from '#messages/compiled/messages.js'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { BulkDialog } from '#web/staff/review/view.tsx'
import { employeeName } from '../words.ts'

type RemoveEmployeesProps = { employees: readonly Employee[]; onRemoved: () => void; onClose: () => void }

/** Removes employees, after a question. */
export function RemoveEmployees({ employees, onRemoved, onClose }: RemoveEmployeesProps) {
  const locale = useLocale()
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const names = new Map(employees.map(employee => [employee.guid, employeeName(employee, locale)]))
  const removing = useSend(
    removeEmployees,
    () => ({ params: { guid }, body: { employeeGuids: [...names.keys()] } }),
    {
      async onSuccess() {
        onRemoved()
        await refresh()
      },
    },
  )
  return (
    <BulkDialog
      danger
      title={m.staff_employees_remove_question({ count: employees.length })}
      text={m.staff_employees_remove_text()}
      act={m.staff_remove()}
      pending={removing.isPending}
      error={removing.error}
      results={removing.data?.results ?? null}
      nameOf={employee => names.get(employee) ?? ''}
      doneText={m.staff_employees_removed}
      onAct={() => removing.mutate()}
      onClose={onClose}
    >
      <p className="text-sm text-text-quiet">{[...names.values()].join(', ')}</p>
    </BulkDialog>
  )
}
