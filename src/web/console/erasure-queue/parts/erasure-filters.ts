import { erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'

export const erasureParameters = {
  q: searchText,
  status: choice(erasureStatuses, 'open'),
} as const

export type ErasureFilters = ListFilters<typeof erasureParameters>

/** Without a status it shows the open ones. */
export const readErasureFilters = (address: URLSearchParams) => readListFilters(erasureParameters, address)
