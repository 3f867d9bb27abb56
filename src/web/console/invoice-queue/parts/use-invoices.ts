import { listInvoices } from '#contract/organiser-finance.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { useListPages } from '#web/kit/list/use-list-pages.ts'
import { type InvoiceFilters, invoiceQuery } from '../rules.ts'

const pageSize = 50

export function useInvoices(filters: InvoiceFilters) {
  return useListPages({
    queryKey: ['organiser', 'invoices', filters],
    readPage: ({ signal, ...page }) =>
      callApi(listInvoices, {
        query: { limit: pageSize, ...invoiceQuery(filters), ...page },
        signal,
      }),
  })
}
