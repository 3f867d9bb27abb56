import { useMemo } from 'react'
import { packageStates, type StaffCompanyRow } from '#contract/organiser-staff-company.ts'
import { m } from '#messages/compiled/messages.js'
import { contractorRoleWords, packageStateWords } from '#messages/staff-word.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { StatusQueue } from '#web/console/queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useStaffCompanies } from '../queries.ts'
import { readStaffCompanyFilters, staffCompanyParameters } from '../rules.ts'
import { StaffCompanySheet } from './staff-company-sheet.tsx'

/** Contractors and exhibitors: whose package is to be confirmed, and what they have. */
export function StaffCompanyQueue() {
  const locale = useLocale()
  const moments = useMoments()
  const [parameters] = useUrlParameters()
  const filters = useMemo(() => readStaffCompanyFilters(parameters), [parameters])
  const list = useStaffCompanies(filters)
  const columns = useMemo(
    (): ListColumn<StaffCompanyRow>[] => [
      {
        key: 'name',
        head: m.organiser_column_company(),
        cell: row => (
          <span title={row.name} className="block max-w-72 truncate">
            {row.name}
          </span>
        ),
      },
      { key: 'role', head: m.staff_package(), cell: row => contractorRoleWords[row.contractorRole]() },
      { key: 'owner', head: m.staff_owner_title(), cell: row => nameIn(locale, row.owner), roomy: true },
      {
        key: 'places',
        head: m.staff_places_title(),
        roomy: true,
        cell: row => <span className="tabular">{m.staff_places_taken(row.forumPlaces)}</span>,
      },
      {
        key: 'employees',
        head: m.page_title_organiser_employees(),
        alignTo: 'end',
        cell: row => row.employees,
      },
      { key: 'vehicles', head: m.page_title_staff_vehicles(), alignTo: 'end', cell: row => row.vehicles },
      {
        key: 'created',
        head: m.staff_column_registered(),
        roomy: true,
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.createdAt)}</span>,
      },
    ],
    [locale, moments],
  )
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
        <ExportButton
          list="staffCompanies"
          filters={{ state: filters.status, ...(filters.q && { q: filters.q }) }}
        />
      }
      empty={{ title: m.staff_companies_none(), text: m.staff_companies_none_text() }}
      notFound={{ title: m.group_found_nobody(), text: m.staff_companies_not_found_text() }}
      elsewhere={filters.status === 'waiting' ? 'confirmed' : 'waiting'}
    >
      {(row, close) => <StaffCompanySheet company={row} onClose={close} />}
    </StatusQueue>
  )
}
