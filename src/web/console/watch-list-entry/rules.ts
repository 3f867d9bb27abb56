import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { watchEntrySorts } from '#domain/watch-list/watch-entry-sort.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const watchEntryParameters = {
  q: searchText,
  from: anyDay,
  to: anyDay,
  sort: choice(watchEntrySorts, 'name'),
} as const

export type WatchEntryFilters = ListFilters<typeof watchEntryParameters>

export const readWatchEntryFilters = (address: URLSearchParams) =>
  readListFilters(watchEntryParameters, address)

/** The filters as the call takes them. */
export const watchEntryQuery = ({ q, sort, ...days }: WatchEntryFilters) => ({
  sort,
  ...(q && { q }),
  ...dayRangeQuery(days),
})
