import { choice, type ListFilters, readListFilters } from '#domain/saved-view/list-parameter.ts'
import { watchHitStates } from '#domain/watch-list/judge-watched.ts'
import { watchHitSorts } from '#domain/watch-list/watch-hit-sort.ts'

export const watchHitParameters = {
  status: choice(watchHitStates, 'open'),
  sort: choice(watchHitSorts, 'likest'),
} as const

export type WatchHitFilters = ListFilters<typeof watchHitParameters>

export const readWatchHitFilters = (address: URLSearchParams) => readListFilters(watchHitParameters, address)

/** The filters as the call takes them. */
export const watchHitQuery = ({ status, sort }: WatchHitFilters) => ({
  state: status,
  ...(sort !== 'likest' && { sort }),
})
