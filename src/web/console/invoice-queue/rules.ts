import { type InvoiceStatus, invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { oneOf, searchedText } from '#web/kit/list/list-address.ts'

export type InvoiceFilters = { q: string; status: InvoiceStatus | 'all' }

/** Reads the address of the invoices. Without a status it is finance's work: what is not paid. */
export function readInvoiceFilters(parameters: URLSearchParams): InvoiceFilters {
  return {
    q: searchedText(parameters, 200),
    status: oneOf(parameters.get('status'), ['all', ...invoiceStatuses], 'unpaid'),
  }
}

export type CardPaymentFilters = { q: string; show: 'refund' | 'all' }

/** Reads the address of the card payments. Without a choice, what is to be refunded comes first. */
export function readCardPaymentFilters(parameters: URLSearchParams): CardPaymentFilters {
  return {
    q: searchedText(parameters, 200),
    show: oneOf(parameters.get('show'), ['refund', 'all'], 'refund'),
  }
}
