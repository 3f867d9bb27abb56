import { ownedRequestSorts } from '#domain/change-request/request-sort.ts'
import { erasureStatuses } from '#domain/erasure/erasure-rules.ts'
import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'
import { ownerParameter } from '#web/console/organiser-owner/rules.ts'
import { requestParameters, requestQuery } from '#web/console/queue/rules.ts'

export const erasureParameters = {
  q: searchText,
  status: choice(erasureStatuses, 'open'),
  owner: ownerParameter,
  ...requestParameters,
  sort: choice(['usual', ...ownedRequestSorts], 'usual'),
} as const

export type ErasureFilters = ListFilters<typeof erasureParameters>

/** Without a status it shows the open ones. */
export const readErasureFilters = (address: URLSearchParams) => readListFilters(erasureParameters, address)

/** The filters as the call takes them. */
export function erasureQuery({ q, status, owner, ...others }: ErasureFilters) {
  return { status, ...(q && { q }), ...(owner !== 'all' && { owner }), ...requestQuery(others) }
}

/** What clears the filters under the button. */
export const anyErasure = { owner: null, from: null, to: null }
