import type { RefundRow } from '#contract/organiser-refund.ts'
import { refundKinds, refundSorts, refundTabs } from '#domain/payment/refund-state.ts'
import {
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const refundParameters = {
  q: searchText,
  state: choice(['all', ...refundTabs], 'all'),
  kind: choice(['all', ...refundKinds], 'all'),
  from: anyDay,
  to: anyDay,
  sort: choice(refundSorts, 'newest'),
} as const

export type RefundFilters = ListFilters<typeof refundParameters>

export const readRefundFilters = (address: URLSearchParams) => readListFilters(refundParameters, address)

/** The filters as the call takes them. */
export function refundQuery({ q, state, kind, from, to, sort }: RefundFilters) {
  return {
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(kind !== 'all' && { kind }),
    ...dayRangeQuery({ from, to }),
    ...(sort !== 'newest' && { sort }),
  }
}

/** Whether the list is narrowed beyond its tab. */
export function isSearched({ q, kind, from, to }: RefundFilters): boolean {
  return q !== '' || kind !== 'all' || from !== null || to !== null
}

/** What shows all refunds; the order stays. */
export const everyRefund = { q: null, state: null, kind: null, from: null, to: null }

/** A refund that waits for a second person: the part of a card payment that it gives back. */
export type WaitingRefund = RefundRow & { cardPaymentGuid: string; askedAt: string }

/** What can be done with which of the ticked refunds. */
export function refundsByAct(ticked: readonly RefundRow[]) {
  const waiting = ticked.filter(
    (row): row is WaitingRefund =>
      row.state === 'unconfirmed' && row.cardPaymentGuid !== null && row.askedAt !== null,
  )
  return { confirmable: waiting.filter(({ mayConfirm }) => mayConfirm), declinable: waiting }
}
