import { useMemo } from 'react'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { m } from '#messages/compiled/messages.js'
import type { ApplicationFilters, ApplicationSort } from '#web/console/application/rules.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { applicationTones, paymentTones, securityTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, paymentWords, securityWords } from '#web/kit/words/status-words.ts'
import { pathTo } from '#web/paths.ts'

type Column = ListColumn<ApplicationRow>

type ColumnChoices = {
  /** Whether a record is open beside the table; then only the columns that tell rows apart are shown. */
  narrow: boolean
  filters: Pick<ApplicationFilters, 'status' | 'sort'>
  onSort: (sort: ApplicationSort) => void
  /** The list's query, carried to the record's own page. */
  search: string
}

/** The queue's columns: what helps to decide in the chosen status, without those that would be the same in every row. */
export function useApplicationColumns({ narrow, filters, onSort, search }: ColumnChoices) {
  const moments = useMoments()
  const locale = useLocale()
  const { status, sort } = filters
  return useMemo((): Column[] => {
    const sortable = (key: ApplicationSort) => ({
      // Names sort ascending, dates newest first.
      sorted:
        sort !== key
          ? ('none' as const)
          : key === 'submitted'
            ? ('descending' as const)
            : ('ascending' as const),
      onSort: () => onSort(key),
    })
    const name: Column = {
      key: 'name',
      head: m.organiser_column_name(),
      ...sortable('name'),
      cell: row => (
        <RowLink pathname={pathTo(locale, 'organiser-application', { guid: row.guid })} search={search}>
          {row.name}
        </RowLink>
      ),
    }
    const company: Column = {
      key: 'company',
      head: m.organiser_column_company(),
      ...sortable('company'),
      cell: row => <span className="block max-w-60 truncate">{row.company ?? '—'}</span>,
    }
    const submitted: Column = {
      key: 'submitted',
      head: m.organiser_column_submitted(),
      ...sortable('submitted'),
      cell: row => (
        <span className="tabular text-text-quiet">
          {row.submittedAt ? moments.short(row.submittedAt) : '—'}
        </span>
      ),
    }
    const states = status === 'all' ? [statusColumn()] : []
    // Beside an open record the state takes the company's place.
    if (narrow) return states.length > 0 ? [name, ...states] : [name, company]
    const decided = status === 'all' || status === 'approved'
    return [
      name,
      company,
      ...(decided ? [roleColumn()] : [positionColumn(), roleColumn()]),
      ...states,
      ...(decided ? [paymentColumn(), passportColumn()] : []),
      submitted,
    ]
  }, [narrow, status, sort, onSort, search, moments, locale])
}

function positionColumn(): Column {
  return {
    key: 'position',
    roomy: true,
    head: m.organiser_column_position(),
    cell: row => <span className="block max-w-64 truncate text-text-quiet">{row.position ?? '—'}</span>,
  }
}

function roleColumn(): Column {
  return {
    key: 'role',
    roomy: true,
    head: m.organiser_filter_role(),
    cell: row => (
      <span className={row.role === 'participant' ? 'text-text-quiet' : undefined}>
        {participantRoleWords[row.role]()}
      </span>
    ),
  }
}

function statusColumn(): Column {
  return {
    key: 'status',
    head: m.organiser_column_status(),
    cell: row => (
      <StatusWord tone={applicationTones[row.status]}>{applicationWords[row.status]()}</StatusWord>
    ),
  }
}

function paymentColumn(): Column {
  return {
    key: 'payment',
    head: m.organiser_column_payment(),
    cell: row => <StatusWord tone={paymentTones[row.payment]}>{paymentWords[row.payment]()}</StatusWord>,
  }
}

function passportColumn(): Column {
  return {
    key: 'security',
    head: m.organiser_column_passport(),
    cell: row => <StatusWord tone={securityTones[row.security]}>{securityWords[row.security]()}</StatusWord>,
  }
}
