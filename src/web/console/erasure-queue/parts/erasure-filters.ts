import { type ErasureStatus, erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type ErasureFilters = { q: string; status: ErasureStatus }

/** Reads the address of the erasure requests. Without a status it shows the open ones. */
export function readErasureFilters(parameters: URLSearchParams): ErasureFilters {
  return {
    q: searchedText(parameters, 200),
    status: oneOf(parameters.get('status'), erasureStatuses, 'open'),
  }
}
