import { listRefunds } from '#contract/organiser-refund.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { type RefundFilters, refundQuery } from './rules.ts'

const pageSize = 50

export function useRefunds(filters: RefundFilters) {
  return useListPages({
    queryKey: ['organiser', 'refunds', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listRefunds, { query: { limit: pageSize, ...refundQuery(filters), ...page }, signal }),
  })
}
