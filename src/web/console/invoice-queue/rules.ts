import { type InvoiceRow, invoiceSorts } from '#contract/organiser-finance.ts'
import { invoiceStatuses, invoiceTransitions } from '#domain/invoice/invoice-transitions.ts'
import {
  anyCompany,
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { openActions } from '#domain/transition/transition.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const invoiceParameters = {
  q: searchText,
  status: choice(['all', ...invoiceStatuses], 'unpaid'),
  company: anyCompany,
  sort: choice(invoiceSorts, 'newest'),
  from: anyDay,
  to: anyDay,
} as const

export type InvoiceFilters = ListFilters<typeof invoiceParameters>

/** Without a status it shows the unpaid ones. */
export const readInvoiceFilters = (address: URLSearchParams) => readListFilters(invoiceParameters, address)

/** The filters as the call takes them. */
export function invoiceQuery({ q, status, company, sort, ...days }: InvoiceFilters) {
  return {
    sort,
    ...(q && { q }),
    ...(status !== 'all' && { status }),
    ...(company && { company }),
    ...dayRangeQuery(days),
  }
}

/** What keeps finance from cancelling an invoice; null when it may. Money on it goes back first. */
export function cancelObstacle({
  status,
  spareKopecks,
}: Pick<InvoiceRow, 'status' | 'spareKopecks'>): 'closed' | 'money' | null {
  if (!openActions(invoiceTransitions, { status, actor: 'finance' }).includes('cancel')) return 'closed'
  return spareKopecks === '0' ? null : 'money'
}

/** Sums in kopecks together. */
export const sumOf = (sums: readonly string[]): string =>
  sums.reduce((sum, each) => sum + BigInt(each), 0n).toString()
