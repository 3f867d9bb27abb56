import { chatQueueStates } from '#contract/organiser-chat.ts'
import { chatSorts } from '#domain/chat/chat-sort.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export type ChatQueueState = (typeof chatQueueStates)[number]

export const chatParameters = {
  q: { ...searchText, longest: 100 },
  state: choice(chatQueueStates, 'waiting'),
  sort: choice(chatSorts, 'longestWait'),
  from: anyDay,
  to: anyDay,
} as const

export type ChatFilters = ListFilters<typeof chatParameters>

/** The filters as the call takes them. */
export function chatQuery({ q, state, sort, ...days }: ChatFilters) {
  return { state, sort, ...(q && { q }), ...dayRangeQuery(days) }
}

/** Without a state it is what is to do: who waits for an answer. */
export const readChatFilters = (address: URLSearchParams) => readListFilters(chatParameters, address)
