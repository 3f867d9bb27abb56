import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useMemo } from 'react'
import type { TransferRow } from '#contract/transfer.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { TransferDirection } from '#domain/transfer/transfer.ts'
import type { TransferSort } from '#domain/transfer/transfer-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { transferDirectionWords } from '#messages/transfer-word.ts'
import { orNotGiven } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'

function Direction({ direction }: { direction: TransferDirection }) {
  const Icon = direction === 'arrival' ? ArrowDownLeft : ArrowUpRight
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-4 text-text-quiet" />
      {transferDirectionWords[direction]()}
    </span>
  )
}

function Phone({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone}`} className="text-link tabular whitespace-nowrap">
      {formatPhone(phone)}
    </a>
  )
}

/**
 * The company is beside the person's name in what a row opens, so that the place in the city has its room. All columns stand on a screen of 1440 px: a
 * day breaks before its time where they would not.
 */
export function useTransferColumns(list: {
  onOpen: (row: TransferRow) => void
  sort: TransferSort
  onSort: (sort: TransferSort) => void
}) {
  const { onOpen, sort, onSort } = list
  const moments = useMoments()
  const locale = useLocale()
  return useMemo(
    (): ListColumn<TransferRow>[] => [
      {
        key: 'name',
        head: m.transfer_column_name(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => (
          <button
            type="button"
            className="block max-w-48 min-w-32 xl:min-w-36 whitespace-normal text-left font-medium hover:underline 2xl:max-w-64 print:max-w-none"
            onClick={() => onOpen(row)}
          >
            {nameIn(locale, row)}
          </button>
        ),
      },
      {
        key: 'day',
        head: m.transfer_column_day(),
        ...sortedColumn({ sort, onSort }, { ascending: 'day', descending: 'dayDown' }, 'ascending'),
        cell: row => (
          <span className="tabular whitespace-normal">
            <span className="whitespace-nowrap">{moments.shortDay(row.day)},</span>{' '}
            <span className="font-medium">{row.time}</span>
          </span>
        ),
      },
      {
        key: 'direction',
        head: m.transfer_column_direction(),
        ...sortedColumn(
          { sort, onSort },
          { ascending: 'direction', descending: 'directionDown' },
          'ascending',
        ),
        cell: row => <Direction direction={row.direction} />,
      },
      {
        key: 'hub',
        head: m.transfer_column_hub(),
        ...sortedColumn({ sort, onSort }, { ascending: 'hub', descending: 'hubDown' }, 'ascending'),
        cell: row => (
          <span title={row.hub} className="block max-w-36 truncate xl:max-w-41 print:max-w-none">
            {row.hub}
          </span>
        ),
      },
      {
        key: 'number',
        head: m.transfer_column_number(),
        ...sortedColumn({ sort, onSort }, { ascending: 'number', descending: 'numberDown' }, 'ascending'),
        cell: row => <span className="tabular">{orNotGiven(row.number)}</span>,
      },
      {
        key: 'together',
        roomy: true,
        printed: true,
        head: m.transfer_column_together(),
        ...sortedColumn({ sort, onSort }, { ascending: 'emptiest', descending: 'fullest' }, 'descending'),
        alignTo: 'end',
        cell: row => <span className="tabular">{row.together}</span>,
      },
      {
        key: 'phone',
        roomy: true,
        printed: true,
        head: m.transfer_column_phone(),
        cell: row => <Phone phone={row.phone} />,
      },
      {
        key: 'place',
        roomy: true,
        printed: true,
        head: m.transfer_column_place(),
        cell: row => (
          <span
            title={row.place}
            className="line-clamp-2 max-w-36 whitespace-normal 2xl:max-w-60 print:line-clamp-none print:max-w-none"
          >
            {row.place}
          </span>
        ),
      },
    ],
    [locale, moments, onOpen, sort, onSort],
  )
}

/** A transfer in a phone's list: time and place first, whom to call last. */
export function TransferCard({ row, onOpen }: { row: TransferRow; onOpen: (row: TransferRow) => void }) {
  const moments = useMoments()
  const locale = useLocale()
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <button type="button" className="text-left font-medium" onClick={() => onOpen(row)}>
          {nameIn(locale, row)}
        </button>
        <Direction direction={row.direction} />
      </p>
      <p className="text-sm">
        <span className="tabular">
          {moments.shortDay(row.day)}, {row.time}
        </span>
        {' · '}
        {[row.hub, row.number, m.transfer_seats({ count: row.together })].filter(Boolean).join(', ')}
      </p>
      <p className="text-sm text-text-quiet">{[row.place, row.company].filter(Boolean).join(' · ')}</p>
      <Phone phone={row.phone} />
    </div>
  )
}
