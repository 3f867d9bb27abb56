import { erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'
import { requestParameters, requestQuery } from '#web/console/queue/rules.ts'

export const erasureParameters = {
  q: searchText,
  status: choice(erasureStatuses, 'open'),
  ...requestParameters,
} as const

export type ErasureFilters = ListFilters<typeof erasureParameters>

/** Without a status it shows the open ones. */
export const readErasureFilters = (address: URLSearchParams) => readListFilters(erasureParameters, address)

/** The filters as the call takes them. */
export function erasureQuery({ q, status, ...others }: ErasureFilters) {
  return { status, ...(q && { q }), ...requestQuery(others) }
}
