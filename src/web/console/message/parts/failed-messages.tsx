import { CircleCheck } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { FailedMessage } from '#contract/organiser-message.ts'
import { type FailedSort, failedSorts } from '#domain/message/failed-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { ExportButton } from '#web/console/export/form.tsx'
import { SortChoice } from '#web/console/queue/form.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useUrlParameters } from '#web/kit/list/list-address.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type MessageQueueFacts, useFailedMessages, useMessageQueue, useRetryMessages } from '../queries.ts'
import { type FailedFilters, failedQuery, readFailedFilters } from '../rules.ts'
import { causeWords, channelWords, subjectWords } from '../words.ts'

const sortWords: Record<FailedSort, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  cause: m.organiser_messages_sort_cause_up,
  causeDown: m.organiser_messages_sort_cause_down,
  about: m.organiser_messages_sort_about_up,
  aboutDown: m.organiser_messages_sort_about_down,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  mostAttempts: m.organiser_messages_sort_attempts_down,
  fewestAttempts: m.organiser_messages_sort_attempts_up,
}

/** What was given up: by cause, with a button for all of it, and each message by itself. */
export function FailedMessages() {
  const queue = useMessageQueue()
  const [address, change] = useUrlParameters()
  const filters = useMemo(() => readFailedFilters(address), [address])
  const { items, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFailedMessages(filters)
  if (error && !items) return <LoadFailure error={error} onRetry={() => refetch()} />
  return (
    <Section
      title={m.organiser_messages_failed()}
      space="none"
      small
      action={
        <span className="flex flex-wrap gap-3">
          <SortChoice
            value={filters.sort}
            values={failedSorts}
            words={sortWords}
            onChange={sort => change({ sort: sort === 'newest' ? null : sort })}
          />
          <ExportButton list="messages" filters={failedQuery(filters)} />
        </span>
      }
    >
      <Narrowed filters={filters} />
      {!items && <Skeleton className="h-32" />}
      {items?.length === 0 && (
        <EmptyState
          picture={<CircleCheck aria-hidden="true" strokeWidth={1.5} className="size-6" />}
          title={m.organiser_messages_failed_none()}
        >
          {m.organiser_messages_failed_none_text()}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <div className="space-y-6">
          {!isNarrowed(filters) && (
            <ul className="divide-y border-y">
              {queue.data?.failed.map(cause => (
                <Cause key={`${cause.channel} ${cause.fault}`} cause={cause} />
              ))}
            </ul>
          )}
          <ul className="divide-y border-y text-sm">
            {items.map(message => (
              <Failed key={message.guid} message={message} />
            ))}
          </ul>
          <LoadMore
            shownText={m.organiser_messages_shown({ count: items.length })}
            moreText={hasNextPage ? m.organiser_messages_more() : undefined}
            loading={isFetchingNextPage}
            onMore={() => fetchNextPage()}
          />
        </div>
      )}
    </Section>
  )
}

const isNarrowed = ({ letter, batch }: FailedFilters) => letter !== null || batch !== null

/** Says that messages of one letter or one decision are shown, with the ways to it and to all of them. */
function Narrowed({ filters }: { filters: FailedFilters }) {
  const to = usePaths()
  const { may } = useOrganiser()
  const [, change] = useUrlParameters()
  if (!isNarrowed(filters)) return null
  const { letter, batch } = filters
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span role="status">
        {letter ? m.organiser_messages_of_letter() : m.organiser_messages_of_decision()}
      </span>
      {letter && may('send-letters') && (
        <Link className="text-link min-h-6" to={to('organiser-letter', { guid: letter })}>
          {m.message_record_back_to_letter()}
        </Link>
      )}
      {batch && may('decide-applications') && (
        <Link className="text-link min-h-6" to={to('organiser-decision', { guid: batch })}>
          {m.message_record_back_to_decision()}
        </Link>
      )}
      <Button size="sm" variant="secondary" onClick={() => change({ letter: null, batch: null })}>
        {m.organiser_show_all()}
      </Button>
    </div>
  )
}

const row = 'flex flex-wrap items-center gap-x-6 gap-y-2 py-3'

function Cause({ cause }: { cause: MessageQueueFacts['failed'][number] }) {
  const retry = useRetryMessages()
  const { channel, fault, count, retriable } = cause
  return (
    <li className={row}>
      <span className="tabular min-w-8 shrink-0 text-xl font-semibold">{count}</span>
      <span className="min-w-0 flex-1 basis-52">
        <span className="block">{causeWords[fault]()}</span>
        <span className="block text-sm text-text-quiet">{channelWords[channel]()}</span>
      </span>
      {retriable > 0 && (
        <Button
          size="sm"
          variant="secondary"
          loading={retry.isPending}
          aria-label={`${m.organiser_messages_retry_all()}: ${channelWords[channel]()}, ${causeWords[fault]()}`}
          onClick={() => retry.mutate({ channel, fault })}
        >
          {m.organiser_messages_retry_all()}
        </Button>
      )}
    </li>
  )
}

function Failed({ message }: { message: FailedMessage }) {
  const retry = useRetryMessages()
  const moments = useMoments()
  const to = usePaths()
  const { person, detail } = message
  const address = message.to ?? channelWords[message.channel]()
  return (
    <li className={row}>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium">
          {person ? (
            <Link className="text-link" to={to('organiser-application', { guid: person.applicationGuid })}>
              {person.name}
            </Link>
          ) : (
            address
          )}
        </span>
        <span className="block text-text-quiet">
          {[subjectWords[message.about](), channelWords[message.channel](), person && message.to]
            .filter(Boolean)
            .join(' · ')}
          {message.corrected && (
            <span className="block">{m.resend_corrected({ to: message.corrected })}</span>
          )}{' '}
          <Link
            className="text-link inline-block min-h-6"
            to={to('organiser-message', { guid: message.guid })}
            aria-label={m.people_open_message_of({ to: person?.name ?? address })}
          >
            {m.people_open_message()}
          </Link>
        </span>
      </span>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block">{causeWords[message.fault]()}</span>
        <span className="tabular block break-words text-text-quiet">
          {[detail, moments.moment(message.at), m.organiser_messages_attempts({ count: message.attempts })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {message.retriable && (
        <Button
          size="sm"
          variant="secondary"
          loading={retry.isPending}
          aria-label={m.organiser_messages_retry_of({ to: person?.name ?? address })}
          onClick={() => retry.mutate({ guid: message.guid })}
        >
          {m.organiser_messages_retry()}
        </Button>
      )}
    </li>
  )
}
