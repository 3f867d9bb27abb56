import { RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { FailedMessage } from '#contract/organiser-message.ts'
import type { FailedSort } from '#domain/message/failed-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { PageButton } from '#web/console/search/form.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import type { ListColumn } from '#web/kit/list/list-column.ts'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { RowLink } from '#web/kit/list/row-link.tsx'
import { sortedColumn } from '#web/kit/list/sorted-column.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useRetryMessages } from '../queries.ts'
import { causeWords, channelWords, subjectWords } from '../words.ts'

/** Whom a message is about; of one that is about nobody, where it was to go. */
export function toWhom({ person, to, channel }: FailedMessage): string {
  return person?.name ?? to ?? channelWords[channel]()
}

type FailedColumnsOptions = {
  sort: FailedSort
  onSort: (sort: FailedSort) => void
  /** The filters in the address. A message takes them along, so that its way back leads to the same list. */
  search: string
}

export function useFailedColumns({ sort, onSort, search }: FailedColumnsOptions) {
  const moments = useMoments()
  const to = usePaths()
  return useMemo((): ListColumn<FailedMessage>[] => {
    const order = { sort, onSort }
    return [
      {
        key: 'name',
        head: m.organiser_column_name(),
        ...sortedColumn(order, { ascending: 'name', descending: 'nameDown' }, 'ascending'),
        cell: message => (
          <span className="block max-w-64 min-w-48 py-1 whitespace-normal">
            <RowLink pathname={to('organiser-message', { guid: message.guid })} search={search}>
              {toWhom(message)}
            </RowLink>
            <Addresses message={message} />
          </span>
        ),
      },
      {
        key: 'about',
        head: m.organiser_messages_about(),
        ...sortedColumn(order, { ascending: 'about', descending: 'aboutDown' }, 'ascending'),
        cell: message => (
          <span className="block whitespace-normal">
            {subjectWords[message.about]()}
            <span className="block text-text-quiet">{channelWords[message.channel]()}</span>
          </span>
        ),
      },
      {
        key: 'cause',
        head: m.organiser_messages_cause(),
        fluid: 'wrap',
        ...sortedColumn(order, { ascending: 'cause', descending: 'causeDown' }, 'ascending'),
        cell: message => (
          <div className="flex items-center justify-between gap-4 py-1">
            <FailedCause message={message} />
            <Retry message={message} />
          </div>
        ),
      },
      {
        key: 'attempts',
        head: m.organiser_messages_tries(),
        alignTo: 'end',
        roomy: true,
        ...sortedColumn(order, { ascending: 'fewestAttempts', descending: 'mostAttempts' }, 'descending'),
        cell: message => <span className="tabular">{message.attempts}</span>,
      },
      {
        key: 'at',
        head: m.people_column_at(),
        ...sortedColumn(order, { ascending: 'oldest', descending: 'newest' }, 'descending'),
        cell: message => <span className="tabular whitespace-nowrap">{moments.short(message.at)}</span>,
      },
    ]
  }, [moments, to, sort, onSort, search])
}

/** A failed message on a phone. */
export function FailedCard({ message, search }: { message: FailedMessage; search: string }) {
  const moments = useMoments()
  const to = usePaths()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <Link
          {...quietTarget(
            { pathname: to('organiser-message', { guid: message.guid }), search },
            { fromQueue: true },
          )}
          className="font-medium"
        >
          {toWhom(message)}
        </Link>
        <span className="tabular shrink-0 text-sm text-text-quiet">{moments.short(message.at)}</span>
      </p>
      <p className="text-sm text-text-quiet">
        {subjectWords[message.about]()} · {channelWords[message.channel]()}
      </p>
      <p className="text-sm">
        <Addresses message={message} />
        <FailedCause message={message} />
      </p>
      <p className="mt-2 empty:hidden">
        <Retry message={message} />
      </p>
    </>
  )
}

/** Where it was to go, and where it would go now. */
function Addresses({ message: { person, to, corrected } }: { message: FailedMessage }) {
  return (
    <>
      {person && to && <span className="block truncate font-normal text-text-quiet">{to}</span>}
      {corrected && (
        <span className="block font-normal text-text-quiet">{m.resend_corrected({ to: corrected })}</span>
      )}
    </>
  )
}

function FailedCause({ message: { fault, detail } }: { message: FailedMessage }) {
  return (
    <span className="block">
      {causeWords[fault]()}
      {detail && <span className="tabular block wrap-anywhere text-text-quiet">{detail}</span>}
    </span>
  )
}

function Retry({ message }: { message: FailedMessage }) {
  const retry = useRetryMessages()
  if (!message.retriable) return null
  return (
    <PageButton
      icon={RotateCw}
      plain
      ofRow
      about={toWhom(message)}
      size="sm"
      variant="secondary"
      className="print:hidden"
      loading={retry.isPending}
      aria-label={m.organiser_messages_retry_of({ to: toWhom(message) })}
      onClick={() => retry.mutate({ guid: message.guid })}
    >
      {m.organiser_messages_retry()}
    </PageButton>
  )
}
