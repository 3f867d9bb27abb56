import { useMemo } from 'react'
import { Link } from 'react-router'
import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import type { CardPaymentSort } from '#domain/payment/card-payment-sort.ts'
import { cardFailureWord } from '#messages/card-failure-word.ts'
import { m } from '#messages/compiled/messages.js'
import { standingOf } from '#web/console/card-payment/rules.ts'
import { cardLineWords } from '#web/console/card-payment/words.ts'
import { WaitingAge } from '#web/console/clock/view.tsx'
import { Money, PersonName } from '#web/console/invoice-queue/view.tsx'
import { StatusWord } from '#web/console/screen/view.tsx'
import { cardStandingTones, cardStandingWords } from '#web/console/screen/words.ts'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { typedName } from '#web/kit/words/typed-name.ts'
import type { CardPaymentFilters } from './card-payment-filters.ts'

type ColumnChoices = {
  search: string
  sort: CardPaymentSort
  onSort: (sort: CardPaymentSort) => void
  /** The tab. */
  show: CardPaymentFilters['show']
}

export function useCardPaymentColumns({ search, show, sort, onSort }: ColumnChoices) {
  const to = usePaths()
  const moments = useMoments()
  return useMemo(
    (): ListColumn<CardPaymentRow>[] => [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn({ sort, onSort }, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: row => (
          <div className="w-73 whitespace-normal">
            <CardPaymentPeople row={row} />
          </div>
        ),
      },
      {
        key: 'sum',
        head: m.organiser_sum(),
        ...sortedColumn({ sort, onSort }, { ascending: 'smallest', descending: 'largest' }, 'descending'),
        alignTo: 'end',
        cell: row => (
          <RowLink pathname={to('organiser-card-payment', { guid: row.guid })} search={search}>
            <Money kopecks={row.capturedKopecks ?? row.amountKopecks} />
          </RowLink>
        ),
      },
      {
        key: 'state',
        head: m.organiser_column_state(),
        ...sortedColumn({ sort, onSort }, { ascending: 'state', descending: 'stateDown' }, 'ascending'),
        cell: row => <CardPaymentState row={row} />,
      },
      {
        key: 'waiting',
        head: m.organiser_column_waiting(),
        ...sortedColumn(
          { sort, onSort },
          { ascending: 'shortestWait', descending: 'longestWait' },
          'descending',
        ),
        cell: row => <CardPaymentAge row={row} />,
      },
      {
        key: 'failure',
        roomy: true,
        fluid: 'wrap',
        // What is to go back has not failed.
        usual: show === 'all',
        head: m.organiser_failure(),
        ...sortedColumn({ sort, onSort }, { ascending: 'failure', descending: 'failureDown' }, 'descending'),
        cell: row => (
          <span className="block whitespace-normal text-text-quiet">
            {row.failure ? cardFailureWord(row.failure)() : '—'}
          </span>
        ),
      },
      {
        key: 'started',
        roomy: true,
        head: m.organiser_started_at(),
        ...sortedColumn({ sort, onSort }, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: row => <span className="tabular text-text-quiet">{moments.short(row.startedAt)}</span>,
      },
      {
        key: 'finished',
        roomy: true,
        // With the cause of failure a desk of 1280 pixels would scroll sideways.
        usual: show !== 'all',
        head: m.organiser_finished_at(),
        ...sortedColumn({ sort, onSort }, { ascending: 'finished', descending: 'finishedDown' }, 'ascending'),
        cell: row => (
          <span className="tabular text-text-quiet">
            {row.finishedAt ? moments.short(row.finishedAt) : '—'}
          </span>
        ),
      },
    ],
    [moments, search, show, to, sort, onSort],
  )
}

export function CardPaymentCard({ row, search }: { row: CardPaymentRow; search: string }) {
  const moments = useMoments()
  const to = usePaths()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <CardPaymentPeople row={row} />
        <Link
          {...quietTarget(
            { pathname: to('organiser-card-payment', { guid: row.guid }), search },
            { fromQueue: true },
          )}
        >
          <Money kopecks={row.capturedKopecks ?? row.amountKopecks} />
        </Link>
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-sm">
        <CardPaymentState row={row} />
        <span className="tabular text-text-quiet">{moments.short(row.startedAt)}</span>
      </p>
      {row.wait && (
        <p className="text-sm">
          <CardPaymentAge row={row} worded />
        </p>
      )}
      {row.failure && <p className="text-sm text-text-quiet">{cardFailureWord(row.failure)()}</p>}
    </>
  )
}

/** Everybody it pays for, with what became of each part where there are several, and the acquirer's number. */
function CardPaymentPeople({ row }: { row: CardPaymentRow }) {
  const locale = useLocale()
  return (
    <ul className="space-y-0.5">
      {row.lines.map(line => (
        <li key={line.guid}>
          <span className="font-medium">
            <PersonName name={line.name} applicationGuid={line.applicationGuid} />
          </span>
          {row.lines.length > 1 && row.status !== 'created' && (
            <span className="text-sm text-text-quiet">{` · ${cardLineWords[line.state]()}`}</span>
          )}
          {line.holder && (
            <span className="block text-sm text-text-quiet">
              {line.holder.settled
                ? m.organiser_place_taken({ name: typedName(line.holder.name, locale) })
                : m.organiser_place_waits({ name: typedName(line.holder.name, locale) })}
            </span>
          )}
        </li>
      ))}
      {row.providerId && <li className="tabular text-xs break-all text-text-quiet">{row.providerId}</li>}
    </ul>
  )
}

function CardPaymentState({ row }: { row: CardPaymentRow }) {
  const standing = standingOf(row)
  return <StatusWord tone={cardStandingTones[standing]}>{cardStandingWords[standing]()}</StatusWord>
}

/** When money goes back is promised; when the acquirer answers is not. */
function CardPaymentAge({ row: { wait }, worded }: { row: CardPaymentRow; worded?: boolean }) {
  const what = wait?.for === 'refund' ? 'refunds' : null
  return <WaitingAge what={what} since={wait?.since ?? null} worded={worded} />
}
