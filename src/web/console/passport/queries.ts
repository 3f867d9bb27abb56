import { listPassports } from '#contract/organizer-passport.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useQueueList } from '#web/kit/list/use-queue-list.ts'
import type { PassportFilters } from './words.ts'

const pageSize = 100

/** The queue of the passport check under these filters, page after page. */
export function usePassportQueue(
  { q, security }: PassportFilters,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useQueueList({
    queryKey: ['organizer', 'passports', { q, security }],
    readPage: ({ signal, ...page }) =>
      callApi(listPassports, {
        query: { limit: pageSize, ...(q && { q }), ...(security !== 'all' && { security }), ...page },
        signal,
      }),
    enabled,
  })
}
