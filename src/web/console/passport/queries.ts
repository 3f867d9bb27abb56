import { listPassports } from '#contract/organiser-passport.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import type { PassportFilters } from './rules.ts'

const pageSize = 100

export function usePassportQueue(
  { q, security }: PassportFilters,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useListPages({
    queryKey: ['organiser', 'passports', { q, security }],
    readPage: ({ signal, ...page }) =>
      callApi(listPassports, {
        query: { limit: pageSize, ...(q && { q }), ...(security !== 'all' && { security }), ...page },
        signal,
      }),
    enabled,
  })
}
