import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  type ApplicationRow,
  countApplicationFilters,
  listApplications,
  readApplication,
} from '#contract/organiser-application.ts'
import { readMergedSections } from '#contract/organiser-merged-record.ts'
import { listPersonMessages, readPersonRecords } from '#contract/organiser-person.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { type ApplicationFilters, type ApplicationPages, filtersAsQuery, withDecided } from './rules.ts'

const queueKey = ['organiser', 'applications'] as const
const pageSize = 100

export function useApplicationQueue(
  filters: ApplicationFilters,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useListPages({
    queryKey: [...queueKey, filters],
    readPage: ({ signal, ...page }) =>
      callApi(listApplications, {
        query: { ...filtersAsQuery(filters), limit: pageSize, ...page },
        signal,
      }),
    enabled,
  })
}

/** How many each value of each filter would find; asked for when the filters are opened. */
export function useFilterCounts(filters: ApplicationFilters) {
  return useQuery({
    // Beside the list and not under its key: whoever has decided sees the rows change at once, and the counts when they look again.
    queryKey: ['organiser', 'application-counts', filters],
    queryFn: ({ signal }) => {
      const { sort: _, ...query } = filtersAsQuery(filters)
      return callApi(countApplicationFilters, { query, signal })
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}

/** Applies a decision to every loaded list at once, then reads all of the console again. */
export function useAfterDecision() {
  const client = useQueryClient()
  return (decided: ReadonlyMap<string, ApplicationRow['status']>) => {
    for (const [key, pages] of client.getQueriesData<ApplicationPages>({
      queryKey: queueKey,
    })) {
      const filters = key[queueKey.length] as ApplicationFilters | undefined
      if (pages && filters) client.setQueryData<ApplicationPages>(key, withDecided(pages, filters, decided))
    }
    void client.invalidateQueries({ queryKey: ['organiser'] })
  }
}

const query = (guid: string) => ({
  queryKey: ['organiser', 'application', guid],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(readApplication, { params: { guid }, signal }),
})

export function useApplication(guid: string) {
  // A colleague, or a decision on another page, may have changed it a moment ago.
  return useQuery({ ...query(guid), refetchOnMount: 'always' })
}

/** Money, scans, chat and notes of the person. Under the key of the application, so that whatever changes it reads these again. */
export function usePersonRecords(guid: string) {
  return useQuery({
    queryKey: ['organiser', 'application', guid, 'records'],
    queryFn: ({ signal }) => callApi(readPersonRecords, { params: { guid }, signal }),
  })
}

export function usePersonMessages(guid: string) {
  const locale = useLocale()
  return useListPages({
    queryKey: ['organiser', 'application', guid, 'messages', locale],
    readPage: ({ signal, ...page }) => callApi(listPersonMessages, { params: { guid }, query: page, signal }),
  })
}

/** What stayed with the records that were merged into this one; asked for only where there are any. */
export function useMergedSections(guid: string, { enabled }: { enabled: boolean }) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['organiser', 'application', guid, 'merged-sections', locale],
    queryFn: ({ signal }) => callApi(readMergedSections, { params: { guid }, signal }),
    enabled,
  })
}

/** Loads an application ahead, so that the next one opens at once. */
export function usePrefetchApplication() {
  const client = useQueryClient()
  return useCallback((guid: string) => void client.prefetchQuery(query(guid)), [client])
}
