import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CardPaymentRow, listCardPayments, refundCardPayment } from '#contract/organizer-finance.ts'
import { callApi } from '../../api/call-api.ts'
import { useSteadyKey } from '../console/use-steady-key.ts'
import type { CardPaymentFilters } from './finance-filters.ts'

const pageSize = 50

/** Card payments, newest first, page after page. */
export function useCardPayments({ q, show }: CardPaymentFilters) {
  const query = useInfiniteQuery({
    queryKey: ['organizer', 'card-payments', { q, show }],
    queryFn: ({ pageParam, signal }) =>
      callApi(listCardPayments, {
        query: {
          limit: pageSize,
          ...(q && { q }),
          ...(show === 'refund' && { refundDue: 'true' }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.nextCursor,
    placeholderData: keepPreviousData,
  })
  const items = useMemo(() => query.data?.pages.flatMap(page => page.items), [query.data])
  return {
    ...query,
    items,
    refundDueCount: query.data?.pages[0]?.refundDueCount,
  }
}

/** Returns the money of one card payment, once. */
export function useRefund(guid: string, onDone: (row: CardPaymentRow) => void) {
  const client = useQueryClient()
  const keyFor = useSteadyKey()
  return useMutation({
    mutationFn: (reason: string) =>
      callApi(refundCardPayment, {
        params: { guid },
        body: { reason },
        idempotencyKey: keyFor(reason),
      }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['organizer'] }),
  })
}
