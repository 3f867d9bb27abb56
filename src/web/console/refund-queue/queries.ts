import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countRefundFilters, listRefunds } from '#contract/organiser-refund.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
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

/** How many refunds of each kind and of each owner there would be; asked for when the filters are opened. */
export function useRefundCounts(filters: RefundFilters) {
  const query = refundQuery({ ...filters, sort: 'newest' })
  return useQuery({
    queryKey: ['organiser', 'refund-counts', query],
    queryFn: ({ signal }) => callApi(countRefundFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}
