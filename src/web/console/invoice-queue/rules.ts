import { type InvoiceStatus, invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type InvoiceFilters = { q: string; status: InvoiceStatus | 'all' }

/** Reads the address of the invoices. Without a status it shows the unpaid ones. */
export function readInvoiceFilters(parameters: URLSearchParams): InvoiceFilters {
  return {
    q: searchedText(parameters, 200),
    status: oneOf(parameters.get('status'), ['all', ...invoiceStatuses], 'unpaid'),
  }
}
