import { type DuplicateState, duplicateStates } from '#domain/identity/judge-duplicates.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type DuplicateFilters = { q: string; status: DuplicateState }

/** Reads the address of the list; without a tab it shows what nobody has looked at. */
export function readDuplicateFilters(parameters: URLSearchParams): DuplicateFilters {
  return {
    q: searchedText(parameters, 200),
    status: oneOf(parameters.get('status'), duplicateStates, 'open'),
  }
}
