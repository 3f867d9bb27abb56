import { chatQueueStates } from '#contract/organiser-chat.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type ChatQueueState = (typeof chatQueueStates)[number]

export type ChatFilters = { state: ChatQueueState; q: string }

/** Reads the queue's address. Without a state it is what is to do: who waits for an answer. */
export function readChatFilters(parameters: URLSearchParams): ChatFilters {
  return {
    state: oneOf(parameters.get('state'), chatQueueStates, 'waiting'),
    q: searchedText(parameters, 100),
  }
}
