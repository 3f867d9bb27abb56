import { changeRequestKinds, changeRequestStatuses } from '#domain/change-request/change-request-kind.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

export const changeParameters = {
  q: searchText,
  status: choice(changeRequestStatuses, 'open'),
  kind: choice(['all', ...changeRequestKinds], 'all'),
} as const

export type ChangeFilters = ListFilters<typeof changeParameters>

/** Without a status it shows the open ones. */
export const readChangeFilters = (address: URLSearchParams) => readListFilters(changeParameters, address)
