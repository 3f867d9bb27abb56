import { useEffect, useMemo } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { ChatThread } from '#contract/organizer-chat.ts'
import { m } from '#messages/compiled/messages.js'
import { readChatFilters } from '#web/console/chat/chat-filters.ts'
import { ChatPanel } from '#web/console/chat/chat-panel.tsx'
import { useChatQueue } from '#web/console/chat/use-chat-queue.ts'
import { useForumNow } from '#web/console/clock/use-forum-clock.ts'
import { Queue } from '#web/console/queue/queue.tsx'
import { chatTextId } from '#web/kit/chat/composer.tsx'
import { useIsDesk } from '#web/kit/list/use-media.ts'
import { useQueue } from '#web/kit/list/use-queue.ts'
import { focusRow } from '#web/kit/list/use-row-keyboard.ts'
import { useUrlParameters } from '#web/kit/list/use-url-parameters.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { ChatCard } from './chat-card.tsx'
import { useChatColumns } from './chat-columns.tsx'
import { ChatEmpty } from './chat-empty.tsx'
import { chatKeyLines } from './chat-key-lines.ts'
import { ChatToolbar } from './chat-toolbar.tsx'

/** Held-down keys walk faster than conversations load; the address and what stands beside follow when they rest. Milliseconds. */
const walkDelay = 250

/** The queue of conversations: whoever has waited longest first, and on a desk the open one beside. */
export function ChatQueue() {
  const [parameters, change] = useUrlParameters()
  const filters = useMemo(() => readChatFilters(parameters), [parameters])
  const search = useListSearch(parameters)
  const isDesk = useIsDesk()
  const to = usePaths()
  const navigate = useNavigate()
  const now = useForumNow(30_000)
  const list = useChatQueue(filters)
  const openGuid = parameters.get('open')

  const queue = useQueue<ChatThread>({
    list,
    listKey: JSON.stringify(filters),
    idOf: thread => thread.guid,
    initial: openGuid,
    onOpen: ({ guid }) =>
      isDesk
        ? change({ open: guid })
        : navigate({ pathname: to('organizer-chat', { guid }), search }, { state: { fromQueue: true } }),
    onLetter: letter => letter === 'r' && document.getElementById(chatTextId)?.focus(),
    onLeave: () => openGuid !== null && close(),
  })
  const active = queue.cursor.active
  useEffect(() => {
    if (openGuid === null || active === null || active === openGuid) return
    const timer = setTimeout(() => change({ open: active }), walkDelay)
    return () => clearTimeout(timer)
  }, [active, openGuid, change])
  const close = () => {
    change({ open: null })
    if (active) focusRow(active)
  }
  const columns = useChatColumns({ narrow: openGuid !== null && isDesk, search, now })

  // A link to an open conversation leads to its own page where there is no room beside the list.
  if (openGuid !== null && !isDesk)
    return <Navigate replace to={{ pathname: to('organizer-chat', { guid: openGuid }), search }} />

  const filter = (changes: Record<string, string | null>) => change({ ...changes, open: null })
  return (
    <Queue
      queue={queue}
      title={m.page_title_organizer_chats()}
      columns={columns}
      nameOf={thread => thread.person.name}
      renderNarrow={thread => <ChatCard thread={thread} search={search} now={now} />}
      keyLines={chatKeyLines()}
      toolbar={
        <ChatToolbar filters={filters} counts={list.firstPage?.counts} onSearch={q => filter({ q })} />
      }
      empty={<ChatEmpty filters={filters} onChange={filter} />}
      beside={openGuid !== null && <ChatPanel guid={openGuid} search={search} onClose={close} />}
    />
  )
}

/** The list's own query, without what stands open. */
function useListSearch(parameters: URLSearchParams): string {
  return useMemo(() => {
    const list = new URLSearchParams(parameters)
    list.delete('open')
    return list.size > 0 ? `?${list}` : ''
  }, [parameters])
}
