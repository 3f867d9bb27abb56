import { m } from '#messages/compiled/messages.js'
import type { ChatFilters, ChatQueueState } from '#web/console/chat/chat-filters.ts'
import { QueueEmpty } from '#web/kit/list/queue-empty.tsx'

const words: Record<ChatQueueState, { title: () => string; text: () => string }> = {
  waiting: { title: m.chats_empty_waiting_title, text: m.chats_empty_waiting_text },
  mine: { title: m.chats_empty_mine_title, text: m.chats_empty_mine_text },
  open: { title: m.chats_empty_open_title, text: m.chats_empty_open_text },
  closed: { title: m.chats_empty_closed_title, text: m.chats_empty_closed_text },
  all: { title: m.chats_empty_all_title, text: m.chats_empty_all_text },
}

type ChatEmptyProps = { filters: ChatFilters; onChange: (changes: Record<string, string | null>) => void }

/** No conversation here: why, and one way on. */
export function ChatEmpty({ filters, onChange }: ChatEmptyProps) {
  if (filters.q)
    return (
      <QueueEmpty
        title={m.chats_empty_search_title()}
        text={m.chats_empty_search_text()}
        onShowAll={() => onChange({ q: null, state: 'all' })}
      />
    )
  const { title, text } = words[filters.state]
  return (
    <QueueEmpty
      done={filters.state === 'waiting'}
      title={title()}
      text={text()}
      onShowAll={filters.state === 'all' ? undefined : () => onChange({ state: 'all' })}
    />
  )
}
