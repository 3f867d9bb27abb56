import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type InvoiceRow, listInvoices, markInvoicePaid, voidInvoice } from '#contract/organizer-finance.ts'
import { callApi } from '../../api/call-api.ts'
import { useSteadyKey } from '../console/use-steady-key.ts'
import type { InvoiceFilters } from './finance-filters.ts'

const pageSize = 50

/** Invoices under these filters, page after page. */
export function useInvoices({ q, status }: InvoiceFilters) {
  const query = useInfiniteQuery({
    queryKey: ['organizer', 'invoices', { q, status }],
    queryFn: ({ pageParam, signal }) =>
      callApi(listInvoices, {
        query: {
          limit: pageSize,
          ...(q && { q }),
          ...(status !== 'all' && { status }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.nextCursor,
    placeholderData: keepPreviousData,
  })
  const items = useMemo(() => query.data?.pages.flatMap(page => page.items), [query.data])
  return { ...query, items, counts: query.data?.pages[0]?.counts }
}

type PaidBody = { paidOn: string; paymentOrderNumber: string }

/** Marks one invoice paid. Sent again with the same facts it carries the same key, so that it counts once. */
export function useMarkPaid(guid: string, onDone: (row: InvoiceRow) => void) {
  const client = useQueryClient()
  const keyFor = useSteadyKey()
  return useMutation({
    mutationFn: (body: PaidBody) =>
      callApi(markInvoicePaid, {
        params: { guid },
        body,
        idempotencyKey: keyFor(body),
      }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['organizer'] }),
  })
}

/** Cancels one unpaid invoice. */
export function useVoidInvoice(guid: string, onDone: (row: InvoiceRow) => void) {
  const client = useQueryClient()
  const keyFor = useSteadyKey()
  return useMutation({
    mutationFn: () =>
      callApi(voidInvoice, {
        params: { guid },
        body: {},
        idempotencyKey: keyFor(guid),
      }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['organizer'] }),
  })
}
