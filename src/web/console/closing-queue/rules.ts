import { type ClosingState, closingStates } from '#domain/closing/closing.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type ClosingFilters = { q: string; state: ClosingState }

/** Reads the address of the list; without a state it shows what is still to be sent. */
export function readClosingFilters(parameters: URLSearchParams): ClosingFilters {
  return {
    q: searchedText(parameters, 200),
    state: oneOf(parameters.get('state'), closingStates, 'prepared'),
  }
}
