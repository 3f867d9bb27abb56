import { duplicateSorts } from '#domain/identity/duplicate-sort.ts'
import { duplicateStates } from '#domain/identity/judge-duplicates.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { ApiError } from '#web/kit/api/api-error.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const duplicateParameters = {
  q: searchText,
  status: choice(duplicateStates, 'open'),
  from: anyDay,
  to: anyDay,
  sort: choice(duplicateSorts, 'likest'),
} as const

export type DuplicateFilters = ListFilters<typeof duplicateParameters>

/** Without a tab it shows what nobody has looked at. */
export const readDuplicateFilters = (address: URLSearchParams) =>
  readListFilters(duplicateParameters, address)

/** The filters and the order as the call takes them. */
export function duplicateQuery({ q, status, sort, ...days }: DuplicateFilters) {
  return { state: status, ...(q && { q }), ...dayRangeQuery(days), ...(sort !== 'likest' && { sort }) }
}

export type MergedBefore = NonNullable<ApiError['merged']>

/** Who has merged the pair, where a call was refused because of it. */
export function mergedBefore(error: Error | null): MergedBefore | null {
  return error instanceof ApiError ? error.merged : null
}
