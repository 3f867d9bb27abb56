import { listInvoices } from '#contract/organiser-finance.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
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
