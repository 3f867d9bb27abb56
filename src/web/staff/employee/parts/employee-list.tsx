import { useMemo } from 'react'
import type { Employee } from '#contract/employee.ts'
import { m } from '#messages/compiled/messages.js'
import { onSiteRoleWords } from '#messages/staff-word.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { useOpenAddress } from '#web/kit/list/use-open-address.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { workWords } from '#web/kit/words/staff-words.ts'
import type { ReviewList } from '#web/staff/review/queries.ts'
import { ReviewRows } from '#web/staff/review/view.tsx'
import { employeeName } from '../words.ts'

export function EmployeeList({ state }: { state: ReviewList<Employee> }) {
  const locale = useLocale()
  const { pathname, searchOf } = useOpenAddress()
  const { link, columns } = useMemo(() => {
    const name = (employee: Employee) => (
      <RowLink pathname={pathname} search={searchOf(employee.guid)}>
        {employeeName(employee, locale)}
      </RowLink>
    )
    const shown: ListColumn<Employee>[] = [
      { key: 'name', head: m.staff_column_employee(), cell: name },
      { key: 'role', head: m.staff_column_role(), cell: roleWords },
      { key: 'work', head: m.staff_column_work(), cell: workWords },
    ]
    return { link: name, columns: shown }
  }, [locale, pathname, searchOf])
  return (
    <ReviewRows
      state={state}
      caption={m.staff_employees_caption()}
      columns={columns}
      link={link}
      nameOf={employee => employeeName(employee, locale)}
      detailOf={employee => `${roleWords(employee)} · ${workWords(employee)}`}
    />
  )
}

/** The role on site is chosen on sending. */
function roleWords({ onSiteRole }: Employee): string {
  return onSiteRole ? onSiteRoleWords[onSiteRole]() : m.staff_role_later()
}
