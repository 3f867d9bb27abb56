import { useMemo } from 'react'
import type { ClosingRow } from '#contract/closing.ts'
import { withShortLegalForm } from '#domain/company/short-legal-form.ts'
import type { TimeOrder } from '#domain/search/time-order.ts'
import { m } from '#messages/compiled/messages.js'
import { Money } from '#web/console/invoice-queue/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { whereaboutsOf } from '../words.ts'

export function useClosingColumns({ sort, onSort }: { sort: TimeOrder; onSort: (sort: TimeOrder) => void }) {
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
        cell: row => <span className="tabular">{row.invoiceNumber}</span>,
      },
      {
        key: 'people',
        roomy: true,
        head: m.organiser_people(),
        alignTo: 'end',
        cell: row => row.people,
      },
      {
        key: 'sum',
        head: m.organiser_sum(),
        alignTo: 'end',
        cell: row => <Money kopecks={row.totalKopecks} />,
      },
      {
        key: 'how',
        head: m.closing_column_how(),
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
          className="tabular min-h-11 text-left font-medium"
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
    </>
  )
}
