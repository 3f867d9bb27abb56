import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { cardPaymentSorts } from '#domain/payment/card-payment-sort.ts'
import {
  anyCode,
  anyCompany,
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { countSet } from '#web/console/queue/rules.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const cardPaymentParameters = {
  q: searchText,
  show: choice(['refund', 'all'], 'refund'),
  status: choice(['all', ...cardPaymentStatuses], 'all'),
  failure: anyCode,
  company: anyCompany,
  sort: choice(cardPaymentSorts, 'newest'),
  from: anyDay,
  to: anyDay,
} as const

export type CardPaymentFilters = ListFilters<typeof cardPaymentParameters>

/** By default it shows the refunds that are due. */
export const readCardPaymentFilters = (address: URLSearchParams) =>
  readListFilters(cardPaymentParameters, address)

/** The filters as the call takes them. */
export function cardPaymentQuery({ q, show, status, failure, company, sort, ...days }: CardPaymentFilters) {
  return {
    sort,
    ...(q && { q }),
    ...(show === 'refund' && { refundDue: 'true' }),
    ...(status !== 'all' && { status }),
    ...(failure && { failure }),
    ...(company && { company }),
    ...dayRangeQuery(days),
  }
}

/** How many filters narrow the list beside its search and its tab. */
export const narrowingFilters = (filters: CardPaymentFilters) => countSet(filters, anyCardPayment)

/** Clears every filter; search and tab stay. */
export const anyCardPayment = { status: null, failure: null, from: null, to: null }
