import { anyDay, choice, type ListFilters, readListFilters } from '#domain/saved-view/list-parameter.ts'
import { watchHitStates } from '#domain/watch-list/judge-watched.ts'
import { watchHitSorts } from '#domain/watch-list/watch-hit-sort.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const watchHitParameters = {
  status: choice(watchHitStates, 'open'),
  from: anyDay,
  to: anyDay,
  sort: choice(watchHitSorts, 'likest'),
} as const

export type WatchHitFilters = ListFilters<typeof watchHitParameters>

export const readWatchHitFilters = (address: URLSearchParams) => readListFilters(watchHitParameters, address)

/** The filters as the call takes them. */
export const watchHitQuery = ({ status, sort, ...days }: WatchHitFilters) => ({
  state: status,
  ...dayRangeQuery(days),
  ...(sort !== 'likest' && { sort }),
})
