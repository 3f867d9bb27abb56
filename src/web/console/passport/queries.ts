import { listPassports } from '#contract/organiser-passport.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { type PassportFilters, passportQuery } from './rules.ts'

const pageSize = 100

export function usePassportQueue(filters: PassportFilters, { enabled = true }: { enabled?: boolean } = {}) {
  return useListPages({
    queryKey: ['organiser', 'passports', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listPassports, {
        query: { limit: pageSize, ...passportQuery(filters), ...page },
        signal,
      }),
    enabled,
  })
}
