import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

type ListPage = { items: unknown[]; nextCursor: string | null }

type ListPagesOptions<Page extends ListPage> = {
  queryKey: QueryKey
  /** Reads one page; the first has no cursor. */
  readPage: (page: { cursor?: string; signal: AbortSignal }) => Promise<Page>
  enabled?: boolean
}

/** How often a list is read again while its tab is in front. Milliseconds. */
const refreshInterval = 30_000

/** Beyond so many pages the clock no longer reads them all again; coming back to the tab still does. */
const mostRefreshedPages = 3

/** A list of the console, page after page, kept fresh by the clock and by coming back to its tab. */
export function useListPages<Page extends ListPage>({
  queryKey,
  readPage,
  enabled = true,
}: ListPagesOptions<Page>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage({ signal, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) <= mostRefreshedPages ? refreshInterval : false,
    enabled,
  })
  const items = useMemo(
    () => query.data?.pages.flatMap(page => page.items as Page['items'][number][]),
    [query.data],
  )
  return { ...query, items, firstPage: query.data?.pages[0] }
}

/** What a queue has to know of its list. */
export type ListPages<Item> = {
  items: readonly Item[] | undefined
  error: Error | null
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}
