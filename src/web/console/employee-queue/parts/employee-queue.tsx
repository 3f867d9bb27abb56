import { useMemo } from 'react'
import type { EmployeeRow } from '#contract/organiser-employee.ts'
import { m } from '#messages/compiled/messages.js'
import { ReviewQueue } from '#web/console/review-queue/view.tsx'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { contractorRoleWords, onSiteRoleWords, workWords } from '#web/kit/words/staff-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { useDecideEmployees, useEmployeeRows } from '../queries.ts'

/** Everybody whom contractors and exhibitors bring, for security to decide on. */
export function EmployeeQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const deciding = useDecideEmployees()
  const columns = useMemo(
    (): ListColumn<EmployeeRow>[] => [
      { key: 'name', head: m.organiser_column_name(), cell: row => nameIn(locale, row) },
      {
        key: 'company',
        head: m.organiser_column_company(),
        cell: row => <span className="block max-w-56 truncate lg:max-w-64">{row.companyName}</span>,
      },
      { key: 'role', head: m.staff_column_role(), cell: roleWord },
      { key: 'work', head: m.staff_column_work(), cell: workWords, roomy: true },
      {
        key: 'sent',
        head: m.staff_column_sent(),
        roomy: true,
        cell: row => (row.sentAt ? <span className="tabular">{moments.short(row.sentAt)}</span> : '—'),
      },
    ],
    [locale, moments],
  )
  return (
    <ReviewQueue
      list="employees"
      title={m.page_title_organiser_employees()}
      useRows={useEmployeeRows}
      deciding={deciding}
      columns={columns}
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
