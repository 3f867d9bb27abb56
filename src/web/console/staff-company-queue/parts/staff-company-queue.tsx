import { useMemo } from 'react'
import { packageStates, type StaffCompanyRow } from '#contract/organiser-staff-company.ts'
import { type StaffCompanySort, staffCompanySorts } from '#domain/staff-company/staff-company-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords, packageStateWords } from '#messages/staff-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, SortChoice } from '#web/console/queue/form.tsx'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useStaffCompanies } from '../queries.ts'
import { readStaffCompanyFilters, staffCompanyParameters, staffCompanyQuery } from '../rules.ts'
import { StaffCompanySheet } from './staff-company-sheet.tsx'

const sortWords: Record<StaffCompanySort, () => string> = {
  oldest: m.audit_oldest,
  newest: m.audit_newest,
  name: m.organiser_sort_company_up,
  nameDown: m.organiser_sort_company_down,
  role: m.staff_sort_role_up,
  roleDown: m.staff_sort_role_down,
  owner: m.staff_sort_owner_up,
  ownerDown: m.staff_sort_owner_down,
  mostPlaces: m.staff_sort_places_down,
  fewestPlaces: m.staff_sort_places_up,
  mostEmployees: m.staff_sort_employees_down,
  fewestEmployees: m.staff_sort_employees_up,
  mostVehicles: m.staff_sort_vehicles_down,
  fewestVehicles: m.staff_sort_vehicles_up,
}

/** Contractors and exhibitors: whose package is to be confirmed, and what they have. */
export function StaffCompanyQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readStaffCompanyFilters(parameters), [parameters])
  const list = useStaffCompanies(filters)
  const { from, to, sort } = filters
  const onSort = useLatestCallback((chosen: StaffCompanySort) =>
    change({ sort: chosen === 'oldest' ? null : chosen }),
  )
  const columns = useMemo((): ListColumn<StaffCompanyRow>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'name',
        head: m.organiser_column_company(),
        ...sortedColumn(order, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => (
          <span title={row.name} className="block max-w-64 truncate">
            {row.name}
          </span>
        ),
      },
      {
        key: 'role',
        head: m.staff_package(),
        ...sortedColumn(order, { ascending: 'role', descending: 'roleDown' }, 'ascending'),
        cell: row => (
          <span className="block max-w-40 whitespace-normal">
            {contractorRoleWords[row.contractorRole]()}
          </span>
        ),
      },
      {
        key: 'owner',
        head: m.staff_column_owner(),
        ...sortedColumn(order, { ascending: 'owner', descending: 'ownerDown' }, 'ascending'),
        cell: row => <span className="block max-w-36 whitespace-normal">{nameIn(locale, row.owner)}</span>,
        roomy: true,
      },
      {
        key: 'places',
        head: m.staff_column_places(),
        ...sortedColumn(order, { ascending: 'fewestPlaces', descending: 'mostPlaces' }, 'descending'),
        roomy: true,
        cell: row => <span className="tabular">{m.staff_places_taken(row.forumPlaces)}</span>,
      },
      {
        key: 'employees',
        head: m.staff_column_employees(),
        ...sortedColumn(order, { ascending: 'fewestEmployees', descending: 'mostEmployees' }, 'descending'),
        alignTo: 'end',
        cell: row => row.employees,
      },
      {
        key: 'vehicles',
        head: m.staff_column_vehicles(),
        ...sortedColumn(order, { ascending: 'fewestVehicles', descending: 'mostVehicles' }, 'descending'),
        alignTo: 'end',
        cell: row => row.vehicles,
      },
      {
        key: 'created',
        head: m.staff_column_registered(),
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'ascending'),
        roomy: 'widest',
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.createdAt)}</span>,
      },
    ]
  }, [locale, moments, sort, onSort])
  return (
    <StatusQueue
      views={{ list: 'staffCompanies', parameters: staffCompanyParameters }}
      title={m.page_title_organiser_staff_companies()}
      list={list}
      filters={filters}
      statuses={packageStates}
      words={packageStateWords}
      columns={columns}
      nameOf={row => row.name}
      renderNarrow={(row, open) => (
        <>
          <button type="button" className="min-h-11 text-left font-medium" onClick={() => open(row.guid)}>
            {row.name}
          </button>
          <p className="text-sm text-text-quiet">
            {contractorRoleWords[row.contractorRole]()} · {nameIn(locale, row.owner)}
          </p>
        </>
      )}
      searchLabel={m.staff_companies_search()}
      controls={
        <>
          <DayFilters legend={m.staff_column_registered()} from={from} to={to} onChange={change} />
          <SortChoice value={sort} values={staffCompanySorts} words={sortWords} onChange={onSort} />
          <ExportButton list="staffCompanies" filters={staffCompanyQuery(filters)} />
        </>
      }
      narrowing={{ isSet: from !== null || to !== null, none: { from: null, to: null } }}
      empty={{ title: m.staff_companies_none(), text: m.staff_companies_none_text() }}
      notFound={{ title: m.group_found_nobody(), text: m.staff_companies_not_found_text() }}
      elsewhere={filters.status === 'waiting' ? 'confirmed' : 'waiting'}
    >
      {(row, close) => <StaffCompanySheet company={row} onClose={close} />}
    </StatusQueue>
  )
}
