import { listWatchEntries } from '#contract/organiser-watch-list.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { type WatchEntryFilters, watchEntryQuery } from './rules.ts'

const pageSize = 100

export function useWatchEntries(filters: WatchEntryFilters) {
  return useListPages({
    queryKey: ['organiser', 'watch-list', 'people', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listWatchEntries, {
        query: { limit: pageSize, ...watchEntryQuery(filters), ...page },
        signal,
      }),
  })
}
