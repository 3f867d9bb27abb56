import { useMemo } from 'react'
import type { ClosingRow } from '#contract/closing.ts'
import type { ClosingSort } from '#domain/closing/closing-sort.ts'
import { withShortLegalForm } from '#domain/company/short-legal-form.ts'
import { m } from '#messages/compiled/messages.js'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { whereaboutsOf } from '../words.ts'

export function useClosingColumns({
  sort,
  onSort,
}: {
  sort: ClosingSort
  onSort: (sort: ClosingSort) => void
}) {
  const moments = useMoments()
  return useMemo(
    (): ListColumn<ClosingRow>[] => [
      {
        key: 'number',
        head: m.closing_column_number(),
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => <span className="tabular">{row.number}</span>,
      },
      {
        key: 'payer',
        head: m.organiser_payer(),
        ...sortedColumn({ sort, onSort }, { ascending: 'payer', descending: 'payerDown' }, 'ascending'),
        cell: row => (
          <span title={row.payerName} className="block max-w-72 truncate">
            {withShortLegalForm(row.payerName)}
          </span>
        ),
      },
      {
        key: 'invoice',
        roomy: true,
        head: m.closing_column_invoice(),
        ...sortedColumn({ sort, onSort }, { ascending: 'invoice', descending: 'invoiceDown' }, 'descending'),
        cell: row => <span className="tabular">{row.invoiceNumber}</span>,
      },
      {
        key: 'people',
        roomy: true,
        head: m.organiser_people(),
        ...sortedColumn(
          { sort, onSort },
          { ascending: 'fewestPeople', descending: 'mostPeople' },
          'descending',
        ),
        alignTo: 'end',
        cell: row => row.people,
      },
      {
        key: 'sum',
        head: m.organiser_sum(),
        ...sortedColumn({ sort, onSort }, { ascending: 'smallest', descending: 'largest' }, 'descending'),
        alignTo: 'end',
        cell: row => <Money kopecks={row.totalKopecks} />,
      },
      {
        key: 'waiting',
        head: m.organiser_column_waiting(),
        ...sortedColumn(
          { sort, onSort },
          { ascending: 'shortestWait', descending: 'longestWait' },
          'descending',
        ),
        cell: row => <WaitingAge what="closings" since={row.since} />,
      },
      {
        key: 'how',
        head: m.closing_column_how(),
        ...sortedColumn({ sort, onSort }, { ascending: 'way', descending: 'wayDown' }, 'ascending'),
        cell: row => {
          const text = whereaboutsOf(row, moments.shortDay)
          return (
            <span title={text} className="block max-w-96 truncate text-text-quiet">
              {text}
            </span>
          )
        },
      },
    ],
    [moments, sort, onSort],
  )
}

export function ClosingCard({ row, onOpen }: { row: ClosingRow; onOpen: (guid: string) => void }) {
  const moments = useMoments()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          className="tabular -my-2.5 py-2.5 text-left font-medium"
          onClick={() => onOpen(row.guid)}
        >
          {row.number}
        </button>
        <span className="font-medium">
          <Money kopecks={row.totalKopecks} />
        </span>
      </p>
      <p className="truncate text-sm">{withShortLegalForm(row.payerName)}</p>
      <p className="text-sm text-text-quiet">{whereaboutsOf(row, moments.shortDay)}</p>
      {row.since && (
        <p className="text-sm">
          <WaitingAge worded what="closings" since={row.since} />
        </p>
      )}
    </>
  )
}
