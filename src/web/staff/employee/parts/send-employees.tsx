import { useState } from 'react'
import { type Employee, sendEmployees } from '#contract/employee.ts'
import { type OnSiteRole, onSiteRoles } from '#domain/employee/on-site-role.ts'
import { m } from '#messages/compiled/messages.js'
import { errorSentence } from '#messages/error-sentence.ts'
import { onSiteRoleWords } from '#messages/staff-word.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { useCompany, useRefreshCompany } from '#web/staff/company/queries.ts'
import { BulkDialog } from '#web/staff/review/view.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { employeeName } from '../words.ts'

type SendEmployeesProps = { employees: readonly Employee[]; onClose: () => void }

/** Sends employees for review with the role that all of them have on site. */
export function SendEmployees({ employees, onClose }: SendEmployeesProps) {
  const locale = useLocale()
  const { guid } = useCompany()
  const refresh = useRefreshCompany()
  const [role, setRole] = useState<OnSiteRole | null>(null)
  const [tried, setTried] = useState(false)
  const sending = useSend(
    sendEmployees,
    (onSiteRole: OnSiteRole) => ({
      params: { guid },
      body: { employeeGuids: employees.map(employee => employee.guid), onSiteRole },
    }),
    { onSuccess: refresh },
  )
  const names = new Map(employees.map(employee => [employee.guid, employeeName(employee, locale)]))
  return (
    <BulkDialog
      title={m.staff_employees_send_question({ count: employees.length })}
      text={m.staff_employees_send_text()}
      act={m.staff_send()}
      pending={sending.isPending}
      error={sending.error}
      results={sending.data?.results ?? null}
      nameOf={employee => names.get(employee) ?? ''}
      doneText={m.staff_employees_sent}
      onAct={() => {
        setTried(true)
        if (role) sending.mutate(role)
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={m.staff_on_site_role()}
        options={onSiteRoles.map(value => ({ value, label: onSiteRoleWords[value]() }))}
        value={role ?? ''}
        error={tried && !role ? errorSentence('required', locale) : undefined}
        onValueChange={value => setRole(onSiteRoles.find(known => known === value) ?? null)}
      />
    </BulkDialog>
  )
}
