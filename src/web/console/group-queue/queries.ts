import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countGroupFilters, listGroups } from '#contract/organiser-group.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { type GroupFilters, groupFilterQuery, groupQuery } from './rules.ts'

const pageSize = 50

export function useGroups(filters: GroupFilters) {
  return useListPages({
    queryKey: ['organiser', 'groups', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listGroups, { query: { limit: pageSize, ...groupQuery(filters), ...page }, signal }),
  })
}

/** What each value of each filter would find; asked for when the filters are opened. */
export function useGroupCounts(filters: GroupFilters) {
  const query = groupFilterQuery(filters)
  return useQuery({
    queryKey: ['organiser', 'group-counts', query],
    queryFn: ({ signal }) => callApi(countGroupFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}
