import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

type ListPage = { items: unknown[]; nextCursor: string | null }

type ListPagesOptions<Page extends ListPage> = {
  queryKey: QueryKey
  /** Reads one page; the first has no cursor. */
  readPage: (page: { cursor?: string; signal: AbortSignal }) => Promise<Page>
  enabled?: boolean
  /** Milliseconds between two reads where it is not the usual, by what the first page says. */
  refreshEvery?: (first: Page | undefined) => number
}

/** Milliseconds between two reads of a list while its tab is visible. */
export const refreshInterval = 30_000

/** With more pages than this the timer does not read them again; returning to the tab still does. */
const mostRefreshedPages = 3

/** A paged list of the console, refreshed by a timer and on returning to its tab. */
export function useListPages<Page extends ListPage>({
  queryKey,
  readPage,
  enabled = true,
  refreshEvery = () => refreshInterval,
}: ListPagesOptions<Page>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage({ signal, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= mostRefreshedPages ? refreshEvery(state.data?.pages[0]) : false,
    enabled,
  })
  const items = useMemo(
    () => query.data?.pages.flatMap(page => page.items as Page['items'][number][]),
    [query.data],
  )
  return { ...query, items, firstPage: query.data?.pages[0] }
}

export type ListPages<Item> = {
  items: readonly Item[] | undefined
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}
