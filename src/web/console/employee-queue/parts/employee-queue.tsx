import { useMemo } from 'react'
import type { EmployeeRow } from '#contract/organiser-employee.ts'
import type { VehicleSort } from '#domain/staff-company/review-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords, onSiteRoleWords } from '#messages/staff-word.ts'
import { requestHeadings } from '#web/console/queue/rules.ts'
import { employeeParameters } from '#web/console/review-queue/rules.ts'
import { ReviewQueue } from '#web/console/review-queue/view.tsx'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { workWords } from '#web/kit/words/staff-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { useDecideEmployees, useEmployeeRows } from '../queries.ts'

/** Everybody whom contractors and exhibitors bring, for security to decide on. */
export function EmployeeQueue() {
  const locale = useLocale()
  const deciding = useDecideEmployees()
  return (
    <ReviewQueue
      list="employees"
      title={m.page_title_organiser_employees()}
      useRows={useEmployeeRows}
      deciding={deciding}
      parameters={employeeParameters}
      useColumns={useEmployeeColumns}
      nameOf={row => nameIn(locale, row)}
      detailOf={row => `${row.companyName} · ${roleWord(row)}`}
      searchLabel={m.staff_employees_search()}
    >
      {row => (
        <DefinitionList
          items={[
            { term: m.organiser_column_company(), value: row.companyName },
            { term: m.staff_package(), value: contractorRoleWords[row.contractorRole]() },
            { term: m.staff_column_role(), value: roleWord(row) },
            { term: m.staff_column_work(), value: workWords(row) },
            { term: m.staff_employee_address(), value: orNotGiven(row.registrationAddress) },
          ]}
        />
      )}
    </ReviewQueue>
  )
}

function roleWord({ onSiteRole }: EmployeeRow): string {
  return onSiteRole ? onSiteRoleWords[onSiteRole]() : '—'
}

function useEmployeeColumns({ sort, onSort }: { sort: VehicleSort; onSort: (sort: VehicleSort) => void }) {
  const locale = useLocale()
  const moments = useMoments()
  return useMemo((): ListColumn<EmployeeRow>[] => {
    const by = requestHeadings({ sort, onSort })
    return [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...by.name,
        cell: row => (
          <span className="block max-w-40 whitespace-normal xl:max-w-none xl:whitespace-nowrap">
            {nameIn(locale, row)}
          </span>
        ),
      },
      {
        key: 'company',
        head: m.organiser_column_company(),
        ...by.company,
        cell: row => (
          <span title={row.companyName} className="block max-w-44 truncate xl:max-w-64">
            {row.companyName}
          </span>
        ),
      },
      { key: 'role', head: m.staff_column_role(), cell: roleWord },
      { key: 'work', head: m.staff_column_work(), cell: workWords, roomy: true },
      {
        key: 'sent',
        head: m.staff_column_sent(),
        ...by.requested,
        roomy: true,
        cell: row => (row.sentAt ? <span className="tabular">{moments.short(row.sentAt)}</span> : '—'),
      },
    ]
  }, [locale, moments, sort, onSort])
}
