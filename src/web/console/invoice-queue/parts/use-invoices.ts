import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type InvoiceRow, listInvoices, markInvoicePaid, voidInvoice } from '#contract/organizer-finance.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useSteadyKey } from '#web/kit/form/use-steady-key.ts'
import { useQueueList } from '#web/kit/list/use-queue-list.ts'
import type { InvoiceFilters } from '../rules.ts'

const pageSize = 50

/** Invoices under these filters, page after page. */
export function useInvoices({ q, status }: InvoiceFilters) {
  return useQueueList({
    queryKey: ['organizer', 'invoices', { q, status }],
    readPage: ({ signal, ...page }) =>
      callApi(listInvoices, {
        query: { limit: pageSize, ...(q && { q }), ...(status !== 'all' && { status }), ...page },
        signal,
      }),
  })
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
