import { choice, type ListFilters, readListFilters, searchText } from '#domain/saved-view/list-parameter.ts'
import { watchEntrySorts } from '#domain/watch-list/watch-entry-sort.ts'

const parameters = { q: searchText, sort: choice(watchEntrySorts, 'name') } as const

export type WatchEntryFilters = ListFilters<typeof parameters>

export const readWatchEntryFilters = (address: URLSearchParams) => readListFilters(parameters, address)

/** The filters as the call takes them. */
export const watchEntryQuery = ({ q, sort }: WatchEntryFilters) => ({ sort, ...(q && { q }) })
