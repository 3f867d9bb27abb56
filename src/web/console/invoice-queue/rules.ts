import { invoiceSorts } from '#contract/organiser-finance.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const invoiceParameters = {
  q: searchText,
  status: choice(['all', ...invoiceStatuses], 'unpaid'),
  sort: choice(invoiceSorts, 'newest'),
  from: anyDay,
  to: anyDay,
} as const

export type InvoiceFilters = ListFilters<typeof invoiceParameters>

/** Without a status it shows the unpaid ones. */
export const readInvoiceFilters = (address: URLSearchParams) => readListFilters(invoiceParameters, address)

/** The filters as the call takes them. */
export function invoiceQuery({ q, status, sort, ...days }: InvoiceFilters) {
  return { sort, ...(q && { q }), ...(status !== 'all' && { status }), ...dayRangeQuery(days) }
}
