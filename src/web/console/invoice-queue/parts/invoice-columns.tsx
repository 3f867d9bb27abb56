import { useMemo } from 'react'
import { Link } from 'react-router'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { withShortLegalForm } from '#domain/company/short-legal-form.ts'
import { m } from '#messages/compiled/messages.js'
import { useForumToday } from '#web/console/clock/queries.ts'
import { StatusWord } from '#web/console/screen/view.tsx'
import { invoiceTones } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { invoiceWords } from '#web/kit/words/status-words.ts'
import type { InvoiceFilters } from '../rules.ts'
import { Money } from '../view.tsx'

type InvoiceSort = InvoiceFilters['sort']

type ColumnChoices = {
  showState: boolean
  search: string
  sort: InvoiceSort
  onSort: (sort: InvoiceSort) => void
}

export function useInvoiceColumns({ showState, search, sort, onSort }: ColumnChoices) {
  const to = usePaths()
  const moments = useMoments()
  const today = useForumToday()
  return useMemo((): ListColumn<InvoiceRow>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'number',
        head: m.organiser_invoice_number(),
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => (
          <RowLink pathname={to('organiser-invoice', { guid: row.guid })} search={search}>
            <span className="tabular">{row.number}</span>
          </RowLink>
        ),
      },
      {
        key: 'payer',
        head: m.organiser_payer(),
        fluid: true,
        ...sortedColumn(order, { ascending: 'payer', descending: 'payerDown' }, 'ascending'),
        cell: row => (
          <span title={row.payerName} className="block truncate">
            {withShortLegalForm(row.payerName)}
          </span>
        ),
      },
      {
        key: 'inn',
        roomy: true,
        head: m.organiser_inn(),
        ...sortedColumn(order, { ascending: 'inn', descending: 'innDown' }, 'ascending'),
        cell: row => <span className="tabular">{row.payerInn ?? '—'}</span>,
      },
      {
        key: 'people',
        roomy: true,
        head: m.organiser_people(),
        ...sortedColumn(order, { ascending: 'fewestPeople', descending: 'mostPeople' }, 'descending'),
        alignTo: 'end',
        // An invoice for places of a company names nobody.
        cell: row => (row.places === null ? row.participants.length : '—'),
      },
      {
        key: 'sum',
        head: m.organiser_sum(),
        ...sortedColumn(order, { ascending: 'smallest', descending: 'largest' }, 'descending'),
        alignTo: 'end',
        cell: row => <Money kopecks={row.totalKopecks} />,
      },
      {
        key: 'issued',
        roomy: true,
        head: m.organiser_invoice_issued(),
        // An invoice issued later has a higher number, so both columns are one order.
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => moments.shortDay(row.issuedOn),
      },
      {
        key: 'due',
        head: m.organiser_due_on(),
        ...sortedColumn(order, { ascending: 'due', descending: 'dueDown' }, 'ascending'),
        cell: row =>
          row.status === 'unpaid' && row.dueOn < today ? (
            <StatusWord tone="attention">
              {m.organiser_overdue({ day: moments.shortDay(row.dueOn) })}
            </StatusWord>
          ) : (
            <span className="text-text-quiet">{moments.shortDay(row.dueOn)}</span>
          ),
      },
      {
        key: 'status',
        // Under a tab every row has the same state.
        usual: showState,
        head: m.organiser_column_state(),
        ...sortedColumn(order, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <StatusWord tone={invoiceTones[row.status]}>{invoiceWords[row.status]()}</StatusWord>,
      },
    ]
  }, [moments, today, showState, search, to, sort, onSort])
}

export function InvoiceCard({ row, search }: { row: InvoiceRow; search: string }) {
  const to = usePaths()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <Link
          className="tabular font-medium"
          {...quietTarget(
            { pathname: to('organiser-invoice', { guid: row.guid }), search },
            { fromQueue: true },
          )}
        >
          {row.number}
        </Link>
        <span className="font-medium">
          <Money kopecks={row.totalKopecks} />
        </span>
      </p>
      <p className="truncate text-sm text-text-quiet">{withShortLegalForm(row.payerName)}</p>
      <p className="mt-1 text-sm">
        <StatusWord tone={invoiceTones[row.status]}>{invoiceWords[row.status]()}</StatusWord>
      </p>
    </>
  )
}
