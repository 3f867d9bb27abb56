import type { ReactNode } from 'react'
import { chatQueueStates } from '#contract/organiser-chat.ts'
import { m } from '#messages/compiled/messages.js'
import type { ChatFilters, ChatQueueState } from '#web/console/chat/rules.ts'
import { FilterTabs, QueueToolbar } from '#web/console/queue/form.tsx'

export type ChatCounts = { waiting: number; overdue: number; mine: number; open: number }

const stateWords: Record<ChatQueueState, () => string> = {
  waiting: m.chats_state_waiting,
  mine: m.chats_state_mine,
  open: m.chats_state_open,
  closed: m.chats_state_closed,
  all: m.organiser_all,
}

type ChatToolbarProps = {
  filters: ChatFilters
  counts: ChatCounts | undefined
  onSearch: (text: string) => void
}

/** The queue's filters: whose turn it is, and a search. */
export function ChatToolbar({ filters, counts, onSearch }: ChatToolbarProps) {
  const countOf = (state: ChatQueueState) =>
    state === 'closed' || state === 'all' ? undefined : counts?.[state]
  return (
    <QueueToolbar
      tabs={
        <FilterTabs
          label={m.chats_states_label()}
          parameter="state"
          value={filters.state}
          tabs={chatQueueStates.map(state => ({
            value: state,
            label: stateWords[state](),
            count: countOf(state),
          }))}
        />
      }
      searchLabel={m.chats_search()}
      search={filters.q}
      onSearch={onSearch}
      filters={<OverdueNote counts={counts} />}
    />
  )
}

function OverdueNote({ counts }: { counts: ChatCounts | undefined }): ReactNode {
  if (!counts?.overdue) return null
  return (
    <p className="col-span-full self-center text-sm font-medium text-negative">
      {m.chats_overdue_count({ count: counts.overdue })}
    </p>
  )
}
