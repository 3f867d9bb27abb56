import { cardPaymentSorts } from '#domain/payment/card-payment-sort.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const cardPaymentParameters = {
  q: searchText,
  show: choice(['refund', 'all'], 'refund'),
  sort: choice(cardPaymentSorts, 'newest'),
  from: anyDay,
  to: anyDay,
} as const

export type CardPaymentFilters = ListFilters<typeof cardPaymentParameters>

/** By default it shows the refunds that are due. */
export const readCardPaymentFilters = (address: URLSearchParams) =>
  readListFilters(cardPaymentParameters, address)

/** The filters as the call takes them. */
export function cardPaymentQuery({ q, show, sort, ...days }: CardPaymentFilters) {
  return { sort, ...(q && { q }), ...(show === 'refund' && { refundDue: 'true' }), ...dayRangeQuery(days) }
}
