import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { countCardPaymentFilters, listCardPayments } from '#contract/organiser-finance.ts'
import { listCredits, refundCredit } from '#contract/replacement.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useAsChip } from '#web/kit/list/filter-chip.tsx'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import { type CardPaymentFilters, cardPaymentQuery } from './card-payment-filters.ts'

const pageSize = 50

export function useCardPayments(filters: CardPaymentFilters) {
  return useListPages({
    queryKey: ['organiser', 'card-payments', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listCardPayments, {
        query: { limit: pageSize, ...cardPaymentQuery(filters), ...page },
        signal,
      }),
  })
}

/** How many each value of a filter would find; asked for when the filters are opened. */
export function useCardPaymentCounts(filters: CardPaymentFilters) {
  const { sort: _, ...query } = cardPaymentQuery(filters)
  return useQuery({
    queryKey: ['organiser', 'card-payment-counts', query],
    queryFn: ({ signal }) => callApi(countCardPaymentFilters, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    enabled: !useAsChip(),
  })
}

const creditsKey = ['organiser', 'credits']

/** Money of places that were given on and counts for nobody yet. */
export function useCredits() {
  return useQuery({
    queryKey: creditsKey,
    queryFn: ({ signal }) => callApi(listCredits, { signal }),
  })
}

/** Sends an idempotency key, so that the money is refunded only once. */
export function useRefundCredit(guid: string, onDone: () => void) {
  const client = useQueryClient()
  return useSend(refundCredit, (reason: string) => ({ params: { guid }, body: { reason } }), {
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
}
