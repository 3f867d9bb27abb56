import { useQueryClient } from '@tanstack/react-query'
import { type InvoiceRow, listInvoices, markInvoicePaid, voidInvoice } from '#contract/organiser-finance.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { useSend } from '#web/kit/send/use-send.ts'
import type { InvoiceFilters } from '../rules.ts'

const pageSize = 50

export function useInvoices({ q, status }: InvoiceFilters) {
  return useListPages({
    queryKey: ['organiser', 'invoices', { q, status }],
    readPage: ({ signal, ...page }) =>
      callApi(listInvoices, {
        query: { limit: pageSize, ...(q && { q }), ...(status !== 'all' && { status }), ...page },
        signal,
      }),
  })
}

type PaidBody = { paidOn: string; paymentOrderNumber: string }

export function useMarkPaid(guid: string, onDone: (row: InvoiceRow) => void) {
  const client = useQueryClient()
  return useSend(markInvoicePaid, (body: PaidBody) => ({ params: { guid }, body }), {
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
}

export function useVoidInvoice(guid: string, onDone: (row: InvoiceRow) => void) {
  const client = useQueryClient()
  return useSend(voidInvoice, () => ({ params: { guid }, body: {} }), {
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['organiser'] }),
  })
}
