import { useMemo } from 'react'
import type { ApplicationRow } from '#contract/organiser-application.ts'
import { type ApplicationOrder, applicationOrder } from '#domain/application/application-sort.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { photographStateWords } from '#messages/photograph-word.ts'
import { type ApplicationFilters, type OptionalColumn, usualColumns } from '#web/console/application/rules.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { applicationTones, passportTones, paymentTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { participantRoleWords } from '#web/kit/words/role-words.ts'
import { applicationWords, passportWords, paymentWords } from '#web/kit/words/status-words.ts'
import { pathTo } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'

type Column = ListColumn<ApplicationRow>

type ColumnChoices = {
  /** Whether a record is open beside the table; then only the columns that tell rows apart are shown. */
  narrow: boolean
  filters: Pick<ApplicationFilters, 'status' | 'sort'>
  columns: readonly OptionalColumn[]
  onSort: (sort: ApplicationOrder) => void
  /** The list's query, carried to the record's own page. */
  search: string
}

/** The queue's columns: name, company and what the organiser has chosen. */
export function useApplicationColumns({ narrow, filters, columns, onSort, search }: ColumnChoices) {
  const moments = useMoments()
  const locale = useLocale()
  const { status, sort } = filters
  return useMemo((): Column[] => {
    const order = { sort: applicationOrder(sort, status), onSort }
    const room = roomFor(narrow ? [] : columns)
    const isUsual = columns.join() === usualColumns(status).join()
    const name: Column = {
      key: 'name',
      head: m.organiser_column_name(),
      ...sortedColumn(order, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
      cell: row => (
        <RowLink pathname={pathTo(locale, 'organiser-application', { guid: row.guid })} search={search}>
          {room ? (
            <span
              title={nameIn(locale, row)}
              className={classNames('block truncate print:max-w-none', room.name)}
            >
              {nameIn(locale, row)}
            </span>
          ) : (
            nameIn(locale, row)
          )}
        </RowLink>
      ),
    }
    const company: Column = {
      key: 'company',
      head: m.organiser_column_company(),
      // Among columns that somebody has chosen nothing may be left for it.
      fluid: room === null && (narrow || isUsual),
      ...(narrow && { roomy: 'beside' as const }),
      ...sortedColumn(order, { ascending: 'company', descending: 'companyDown' }, 'ascending'),
      cell: row => (
        <span
          title={row.company ?? undefined}
          className={classNames('block truncate', room ? room.company : !narrow && !isUsual && 'max-w-52')}
        >
          {row.company ?? '—'}
        </span>
      ),
    }
    const submitted: Column = {
      key: 'submitted',
      head: m.organiser_column_submitted(),
      ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
      cell: row => (
        <span className="tabular whitespace-normal text-text-quiet">
          {row.submittedAt ? moments.short(row.submittedAt) : '—'}
        </span>
      ),
    }
    // Beside an open record the state takes the company's place.
    if (narrow) return [name, status === 'all' ? statusColumn() : company]
    const optional: Record<OptionalColumn, () => Column> = {
      position: () => ({
        ...positionColumn(),
        ...sortedColumn(order, { ascending: 'position', descending: 'positionDown' }, 'ascending'),
      }),
      role: () => ({
        ...roleColumn(),
        ...sortedColumn(order, { ascending: 'role', descending: 'roleDown' }, 'ascending'),
      }),
      status: () => ({
        ...statusColumn(),
        ...sortedColumn(order, { ascending: 'status', descending: 'statusDown' }, 'ascending'),
      }),
      payment: () => ({
        ...paymentColumn(),
        // Beside the application's own state there is no space for it on a small desk.
        ...(columns.includes('status') && { roomy: 'wide' as const }),
        ...sortedColumn(order, { ascending: 'payment', descending: 'paymentDown' }, 'ascending'),
      }),
      security: () => ({
        ...passportColumn(),
        ...sortedColumn(order, { ascending: 'security', descending: 'securityDown' }, 'ascending'),
      }),
      photograph: () => ({
        ...photographColumn(),
        ...sortedColumn(order, { ascending: 'photograph', descending: 'photographDown' }, 'ascending'),
      }),
      owner: () => ({
        ...ownerColumn(locale),
        ...sortedColumn(order, { ascending: 'owner', descending: 'ownerDown' }, 'ascending'),
      }),
      waiting: () => ({
        key: 'waiting',
        head: m.organiser_column_waiting(),
        // Who came last has waited shortest.
        ...sortedColumn(order, { ascending: 'newest', descending: 'oldest' }, 'descending'),
        cell: row => (
          <span className="tabular text-text-quiet">
            {row.waitingDays === null ? '—' : m.organiser_waiting_days({ days: row.waitingDays })}
          </span>
        ),
      }),
      submitted: () => submitted,
    }
    const shown = columns.map(column => optional[column]())
    // What is chosen is shown whatever the width.
    return [name, company, ...(isUsual ? shown : shown.map(({ roomy: _, ...column }) => column))]
  }, [narrow, status, sort, columns, onSort, search, moments, locale])
}

/** How wide name and organisation may be, so that the table fits on a screen of 1440 px; null where they need no limit. */
function roomFor(columns: readonly OptionalColumn[]): { name: string; company: string } | null {
  if (columns.length > 4) return { name: 'max-w-40 2xl:max-w-52', company: 'max-w-30 2xl:max-w-42' }
  const states = columns.filter(one => one === 'status' || one === 'payment' || one === 'security')
  return states.length > 1 ? { name: 'max-w-56', company: 'max-w-32 2xl:max-w-52' } : null
}

function positionColumn(): Column {
  return {
    key: 'position',
    roomy: true,
    head: m.organiser_column_position(),
    cell: row => (
      <span
        title={row.position ?? undefined}
        className="block max-w-32 truncate text-text-quiet 2xl:max-w-52"
      >
        {row.position ?? '—'}
      </span>
    ),
  }
}

function roleColumn(): Column {
  return {
    key: 'role',
    roomy: true,
    head: m.organiser_filter_role(),
    cell: row => (
      <span className={classNames('whitespace-normal', row.role === 'participant' && 'text-text-quiet')}>
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
      <StatusWord wraps tone={applicationTones[row.status]}>
        {applicationWords[row.status]()}
      </StatusWord>
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
    roomy: 'wide',
    head: m.organiser_column_passport(),
    cell: row => (
      <StatusWord wraps tone={passportTones[row.passport]}>
        {passportWords[row.passport]()}
      </StatusWord>
    ),
  }
}

function photographColumn(): Column {
  return {
    key: 'photograph',
    roomy: true,
    head: m.organiser_filter_photograph(),
    cell: row =>
      row.photograph ? (
        <StatusWord tone={row.photograph === 'review' ? 'attention' : 'info'}>
          {photographStateWords[row.photograph]()}
        </StatusWord>
      ) : (
        '—'
      ),
  }
}

function ownerColumn(locale: 'ru' | 'en'): Column {
  return {
    key: 'owner',
    roomy: true,
    head: m.organiser_column_owner(),
    cell: row => (
      <span className="block max-w-40 truncate text-text-quiet">
        {row.owner ? colleagueName(locale, row.owner.name) : '—'}
      </span>
    ),
  }
}
