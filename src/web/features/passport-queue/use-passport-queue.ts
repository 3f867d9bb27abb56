import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listPassports } from '#contract/organizer-passport.ts'
import { callApi } from '../../api/call-api.ts'
import type { PassportFilters } from './passport-words.ts'

const pageSize = 100

/** The queue of the passport check under these filters, page after page. */
export function usePassportQueue(
  { q, security }: PassportFilters,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const query = useInfiniteQuery({
    queryKey: ['organizer', 'passports', { q, security }],
    queryFn: ({ pageParam, signal }) =>
      callApi(listPassports, {
        query: {
          limit: pageSize,
          ...(q && { q }),
          ...(security !== 'all' && { security }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.nextCursor,
    placeholderData: keepPreviousData,
    enabled,
  })
  // What was not given cannot be checked: it stands after everything that can.
  const items = useMemo(() => {
    const rows = query.data?.pages.flatMap(page => page.items)
    return rows && [...rows.filter(row => row.given), ...rows.filter(row => !row.given)]
  }, [query.data])
  return { ...query, items, counts: query.data?.pages[0]?.counts }
}
