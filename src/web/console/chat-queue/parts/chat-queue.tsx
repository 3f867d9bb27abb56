import { useMemo } from 'react'
import { Link, Navigate } from 'react-router'
import type { Chat } from '#contract/organiser-chat.ts'
import type { ChatSort } from '#domain/chat/chat-sort.ts'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { isEmptyList } from '#domain/search/list-counts.ts'
import { m } from '#messages/compiled/messages.js'
import { useChatQueue } from '#web/console/chat/queries.ts'
import {
  type ChatFilters,
  type ChatQueueState,
  chatParameters,
  readChatFilters,
} from '#web/console/chat/rules.ts'
import { SupportChatPanel } from '#web/console/chat/view.tsx'
import { ClockWord } from '#web/console/chat/words.tsx'
import { useForumNow } from '#web/console/clock/queries.ts'
import { useOpenBeside } from '#web/console/queue/queries.ts'
import { totalOfTab } from '#web/console/queue/rules.ts'
import { Queue } from '#web/console/queue/view.tsx'
import { chatTextId } from '#web/kit/chat/composer.tsx'
import { UnreadCount } from '#web/kit/chat/unread-count.tsx'
import { useMoments } from '#web/kit/dates/use-moments.ts'
import { useListQuery, useOpenRecord, useUrlParameters } from '#web/kit/list/list-address.ts'
import { ListEmpty } from '#web/kit/list/list-empty.tsx'
import type { KeyLine } from '#web/kit/list/list-keys.tsx'
import { quietTarget } from '#web/kit/list/quiet-target.ts'
import { useList } from '#web/kit/list/use-list.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { nameIn } from '#web/kit/words/name-in.ts'
import { useLatestCallback } from '#web/ui/use-latest-callback.ts'
import { useIsDesk } from '#web/ui/use-media.ts'
import { ChatBar } from './chat-bar.tsx'
import { useChatColumns } from './chat-columns.tsx'
import { ChatToolbar } from './chat-toolbar.tsx'
import { LastWords } from './last-words.tsx'

/** The queue of chats, the longest wait first, and on a desk the open chat beside it. */
export function ChatQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readChatFilters(parameters), [parameters])
  const search = useListQuery(parameters)
  const isDesk = useIsDesk()
  const to = usePaths()
  const openRecord = useOpenRecord()
  const now = useForumNow(30_000)
  const list = useChatQueue(filters)
  const openGuid = parameters.get('open')

  const queue = useList<Chat>({
    list,
    listKey: JSON.stringify(filters),
    idOf: chat => chat.guid,
    selectable: true,
    initial: openGuid,
    onOpen: ({ guid }) =>
      isDesk ? change({ open: guid }) : openRecord({ pathname: to('organiser-chat', { guid }), search }),
    onLetter: letter => letter === 'r' && document.getElementById(chatTextId)?.focus(),
    onLeave: () => openGuid !== null && close(),
  })
  const close = useOpenBeside({ open: openGuid, active: queue.cursor.active, change })
  const onSort = useLatestCallback((sort: ChatSort) => change({ sort, open: null }))
  const columns = useChatColumns({ search, now, sort: filters.sort, onSort })

  // Where there is no room beside the list, a link to an open chat leads to its own page.
  if (openGuid !== null && !isDesk)
    return (
      <Navigate replace {...quietTarget({ pathname: to('organiser-chat', { guid: openGuid }), search })} />
    )

  const filter = (changes: Record<string, string | null>) => change({ ...changes, open: null })
  return (
    <Queue
      queue={queue}
      choosesColumns
      narrowColumns={openGuid !== null && ['person', 'wait']}
      views={{ list: 'chats', parameters: chatParameters }}
      title={m.page_title_organiser_chats()}
      total={totalOfTab(list.firstPage, filters.state)}
      columns={columns}
      nameOf={chat => chat.person.name}
      renderNarrow={chat => <ChatCard chat={chat} search={search} now={now} />}
      keyLines={chatKeyLines()}
      toolbar={<ChatToolbar filters={filters} counts={list.firstPage} onChange={filter} onSort={onSort} />}
      empty={<ChatEmpty filters={filters} isWholeEmpty={isEmptyList(list.firstPage)} onChange={filter} />}
      bars={<ChatBar chats={queue.ticked} onDone={queue.goOn} />}
      beside={openGuid !== null && <SupportChatPanel guid={openGuid} search={search} onClose={close} />}
    />
  )
}

/** The keys that only the chat queue has, for the help. */
function chatKeyLines(): KeyLine[] {
  return [
    { keys: ['r'], meaning: m.chats_key_answer() },
    { keys: ['Enter'], meaning: m.chats_key_send() },
    { keys: ['Esc'], meaning: m.chats_key_leave() },
  ]
}

const words: Record<ChatQueueState, { title: () => string; text: () => string }> = {
  waiting: { title: m.chats_empty_waiting_title, text: m.chats_empty_waiting_text },
  mine: { title: m.chats_empty_mine_title, text: m.chats_empty_mine_text },
  open: { title: m.chats_empty_open_title, text: m.chats_empty_open_text },
  closed: { title: m.chats_empty_closed_title, text: m.chats_empty_closed_text },
  all: { title: m.chats_empty_all_title, text: m.chats_empty_all_text },
}

type ChatEmptyProps = {
  filters: ChatFilters
  /** Whether there is no chat under any tab. */
  isWholeEmpty: boolean
  onChange: (changes: Record<string, string | null>) => void
}

/** Why there is no chat here, and what to do next. */
function ChatEmpty({ filters, isWholeEmpty, onChange }: ChatEmptyProps) {
  if (filters.q || filters.from || filters.to)
    return (
      <ListEmpty
        title={m.chats_empty_search_title()}
        text={m.chats_empty_search_text()}
        onShowAll={() => onChange({ q: null, from: null, to: null, state: 'all' })}
      />
    )
  const state = isWholeEmpty ? 'all' : filters.state
  const { title, text } = words[state]
  return (
    <ListEmpty
      done={state === 'waiting'}
      title={title()}
      text={text()}
      onShowAll={state === 'all' ? undefined : () => onChange({ state: 'all' })}
    />
  )
}

function ChatCard({ chat, search, now }: { chat: Chat; search: string; now: number }) {
  const locale = useLocale()
  const to = usePaths()
  const moments = useMoments()
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <Link
          {...quietTarget(
            { pathname: to('organiser-chat', { guid: chat.guid }), search },
            { fromQueue: true },
          )}
          className={chat.unread > 0 ? 'font-semibold' : 'font-medium'}
        >
          {nameIn(locale, chat.person)}
        </Link>
        <span className="tabular shrink-0 text-xs text-text-quiet">{moments.short(chat.updatedAt)}</span>
      </p>
      <p className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-sm text-text-quiet">
          <LastWords chat={chat} />
        </span>
        <UnreadCount count={chat.unread} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm empty:hidden">
        <ClockWord answerBy={chat.answerBy} now={now} />
        {chat.owner && <span className="text-text-quiet">{colleagueName(locale, chat.owner.name)}</span>}
      </p>
    </>
  )
}
