import {
  type ChangeRequestKind,
  type ChangeRequestStatus,
  changeRequestKinds,
  changeRequestStatuses,
} from '#domain/change-request/change-request-kind.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type ChangeFilters = { q: string; status: ChangeRequestStatus; kind: ChangeRequestKind | 'all' }

/** Reads the address of the change requests. Without a status it shows the open ones. */
export function readChangeFilters(parameters: URLSearchParams): ChangeFilters {
  return {
    q: searchedText(parameters, 200),
    status: oneOf(parameters.get('status'), changeRequestStatuses, 'open'),
    kind: oneOf(parameters.get('kind'), ['all', ...changeRequestKinds], 'all'),
  }
}
