import { chatQueueStates } from '#contract/organiser-chat.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

export type ChatQueueState = (typeof chatQueueStates)[number]

export const chatParameters = {
  q: { ...searchText, longest: 100 },
  state: choice(chatQueueStates, 'waiting'),
} as const

export type ChatFilters = ListFilters<typeof chatParameters>

/** Without a state it is what is to do: who waits for an answer. */
export const readChatFilters = (address: URLSearchParams) => readListFilters(chatParameters, address)
