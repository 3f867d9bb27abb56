import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ApplicationRow, listApplications } from '#contract/organizer-application.ts'
import { callApi } from '../../api/call-api.ts'
import { type ApplicationFilters, filtersAsQuery } from './application-filters.ts'
import { type ApplicationPages, withDecided } from './queue-pages.ts'

const queueKey = ['organizer', 'applications'] as const
const pageSize = 100

/** The queue of applications under these filters, page after page. */
export function useApplicationQueue(
  filters: ApplicationFilters,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const query = useInfiniteQuery({
    queryKey: [...queueKey, filters],
    queryFn: ({ pageParam, signal }) =>
      callApi(listApplications, {
        query: {
          ...filtersAsQuery(filters),
          limit: pageSize,
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.nextCursor,
    placeholderData: keepPreviousData,
    enabled,
  })
  const items = useMemo(() => query.data?.pages.flatMap(page => page.items), [query.data])
  return { ...query, items, counts: query.data?.pages[0]?.counts }
}

/** Puts the result of a decision into every loaded list at once, then reads everything of the console anew. */
export function useAfterDecision() {
  const client = useQueryClient()
  return (decided: ReadonlyMap<string, ApplicationRow['status']>) => {
    for (const [key, pages] of client.getQueriesData<ApplicationPages>({
      queryKey: queueKey,
    })) {
      const filters = key[queueKey.length] as ApplicationFilters | undefined
      if (pages && filters) client.setQueryData<ApplicationPages>(key, withDecided(pages, filters, decided))
    }
    void client.invalidateQueries({ queryKey: ['organizer'] })
  }
}
