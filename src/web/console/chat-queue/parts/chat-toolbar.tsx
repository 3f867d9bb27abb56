import type { ReactNode } from 'react'
import type { z } from 'zod'
import { chatQueueStates, type listChats } from '#contract/organiser-chat.ts'
import { type ChatSort, chatSorts } from '#domain/chat/chat-sort.ts'
import { m } from '#messages/compiled/messages.js'
import { type ChatFilters, type ChatQueueState, chatQuery } from '#web/console/chat/rules.ts'
import { ExportButton } from '#web/console/export/form.tsx'
import { DayFilters, FilterTabs, QueueToolbar, SortChoice } from '#web/console/queue/form.tsx'
import { totalOfTab } from '#web/console/queue/rules.ts'

type ChatCounts = Pick<z.output<(typeof listChats)['response']>, 'counts' | 'countedInPart'>

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
  onChange: (changes: Record<string, string | null>) => void
  onSort: (sort: ChatSort) => void
}

const sortWords: Record<ChatSort, () => string> = {
  longestWait: m.chats_sort_wait,
  shortestWait: m.chats_sort_wait_shortest,
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  owner: m.chats_sort_owner_up,
  ownerDown: m.chats_sort_owner_down,
  person: m.organiser_sort_name_up,
  personDown: m.organiser_sort_name_down,
}

/** The queue's filters: whose turn it is, and a search. */
export function ChatToolbar({ filters, counts, onChange, onSort }: ChatToolbarProps) {
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
            count: totalOfTab(counts, state),
          }))}
        />
      }
      searchLabel={m.chats_search()}
      search={filters.q}
      onSearch={q => onChange({ q })}
      filters={
        <>
          <DayFilters
            legend={m.chats_column_updated()}
            from={filters.from}
            to={filters.to}
            onChange={onChange}
          />
          <SortChoice value={filters.sort} values={chatSorts} words={sortWords} onChange={onSort} />
          <ExportButton list="chats" filters={chatQuery(filters)} />
        </>
      }
      note={<OverdueNote counts={counts} />}
    />
  )
}

function OverdueNote({ counts }: { counts: ChatCounts | undefined }): ReactNode {
  if (!counts?.counts.overdue) return null
  return (
    <p className="text-sm font-medium text-negative">
      {m.chats_overdue_count({ count: counts.counts.overdue })}
    </p>
  )
}
