import { ListRestart, RotateCw } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { FailedMessage } from '#contract/organiser-message.ts'
import type { FailedSort } from '#domain/message/failed-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { ShownColumns } from '#web/console/export/queries.ts'
import { useChosenColumns } from '#web/console/queue/queries.ts'
import { ListTools, QueueFoot } from '#web/console/queue/view.tsx'
import { SavedViews } from '#web/console/saved-view/view.tsx'
import { useOrganiser } from '#web/console/screen/queries.ts'
import { LoadFailure } from '#web/console/screen/view.tsx'
import { PageButton } from '#web/console/search/form.tsx'
import { List } from '#web/kit/list/list.tsx'
import { useListQuery, useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import { useList } from '#web/kit/list/use-list.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { type MessageQueueFacts, useFailedMessages, useMessageQueue, useRetryMessages } from '../queries.ts'
import {
  countFailed,
  everyFailed,
  type FailedFilters,
  failedParameters,
  isNarrowed,
  readFailedFilters,
} from '../rules.ts'
import { causeWords, channelWords } from '../words.ts'
import { FailedCard, toWhom, useFailedColumns } from './failed-columns.tsx'
import { FailedToolbar } from './failed-toolbar.tsx'
import { RetryTicked } from './retry-ticked.tsx'

/** What was given up: by cause, with a button for all of it, and each message by itself. */
export function FailedMessages() {
  const causes = useMessageQueue().data?.failed
  const [address, change] = useUrlParameters()
  const filters = useMemo(() => readFailedFilters(address), [address])
  const search = useListQuery(address)
  const list = useFailedMessages(filters)
  const onSort = useLatestCallback((sort: FailedSort) => change({ sort: sort === 'newest' ? null : sort }))
  const {
    shown: columns,
    choice,
    parameters,
  } = useChosenColumns(useFailedColumns({ sort: filters.sort, onSort, search }), failedParameters)
  const to = usePaths()
  const openRecord = useOpenRecord()
  const state = useList<FailedMessage>({
    list,
    listKey: JSON.stringify(filters),
    idOf: message => message.guid,
    selectable: true,
    onOpen: ({ guid }) => openRecord({ pathname: to('organiser-message', { guid }), search }),
  })
  const counts = list.firstPage?.counts
  const narrowed = isNarrowed(filters)
  return (
    <Section
      title={m.organiser_messages_failed()}
      space="none"
      small
      className="space-y-3"
      action={
        <span className="flex items-center gap-3 print:hidden">
          <ListTools queue={state} viewed={{ list: 'messages', parameters }} choice={choice} />
        </span>
      }
    >
      <SavedViews list="messages" parameters={parameters} />
      <Narrowed filters={filters} />
      {!narrowed && causes && causes.length > 0 && (
        <ul className="divide-y border-y print:hidden">
          {causes.map(cause => (
            <Cause key={`${cause.channel} ${cause.fault}`} cause={cause} />
          ))}
        </ul>
      )}
      <ShownColumns value={columns.map(({ key }) => key)}>
        <FailedToolbar filters={filters} counts={counts} onSort={onSort} />
      </ShownColumns>
      {list.error && !list.items ? (
        <LoadFailure error={list.error} onRetry={() => list.refetch()} />
      ) : list.items?.length === 0 ? (
        <ListEmpty
          done={!narrowed}
          title={narrowed ? m.organiser_messages_found_none() : m.organiser_messages_failed_none()}
          text={narrowed ? m.organiser_decisions_not_found_text() : m.organiser_messages_failed_none_text()}
          onShowAll={narrowed ? () => change(everyFailed) : undefined}
        />
      ) : (
        <>
          <List
            state={state}
            caption={m.organiser_messages_failed()}
            columns={columns}
            nameOf={toWhom}
            maxHeight="max(24rem, 70dvh)"
            renderNarrow={message => <FailedCard message={message} search={search} />}
          />
          <div className="sticky bottom-0 z-30 bg-raised print:hidden">
            <RetryTicked messages={state.ticked} onDone={state.goOn} />
          </div>
          {list.items && <QueueFoot queue={state} total={counts && countFailed(counts, filters)} />}
        </>
      )}
    </Section>
  )
}

/** Says that messages of one letter or one decision are shown, with the ways to it and to all of them. */
function Narrowed({ filters }: { filters: FailedFilters }) {
  const to = usePaths()
  const { may } = useOrganiser()
  const [, change] = useUrlParameters()
  const { letter, batch } = filters
  if (!letter && !batch) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
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
      <PageButton
        icon={ListRestart}
        plain
        size="sm"
        variant="secondary"
        onClick={() => change({ letter: null, batch: null })}
      >
        {m.organiser_show_all()}
      </PageButton>
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
        <PageButton
          icon={RotateCw}
          plain
          about={`${channelWords[channel]()}, ${causeWords[fault]()}`}
          size="sm"
          variant="secondary"
          loading={retry.isPending}
          aria-label={`${m.organiser_messages_retry_all()}: ${channelWords[channel]()}, ${causeWords[fault]()}`}
          onClick={() => retry.mutate({ channel, fault })}
        >
          {m.organiser_messages_retry_all()}
        </PageButton>
      )}
    </li>
  )
}
