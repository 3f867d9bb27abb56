import { type InvoiceStatus, invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { oneOf } from '#web/kit/list/use-url-parameters.ts'

export type InvoiceFilters = { q: string; status: InvoiceStatus | 'all' }

/** Reads the address of the invoices. Without a status it is finance's work: what is not paid. */
export function readInvoiceFilters(parameters: URLSearchParams): InvoiceFilters {
  return {
    q: searchOf(parameters),
    status: oneOf(parameters.get('status'), ['all', ...invoiceStatuses], 'unpaid'),
  }
}

export type CardPaymentFilters = { q: string; show: 'refund' | 'all' }

/** Reads the address of the card payments. Without a choice, what is to be refunded comes first. */
export function readCardPaymentFilters(parameters: URLSearchParams): CardPaymentFilters {
  return {
    q: searchOf(parameters),
    show: oneOf(parameters.get('show'), ['refund', 'all'], 'refund'),
  }
}

function searchOf(parameters: URLSearchParams): string {
  return (parameters.get('q') ?? '').trim().slice(0, 200)
}
