import type { RefundRow } from '#contract/organiser-refund.ts'
import { refundKinds, refundSorts, refundTabs } from '#domain/payment/refund-state.ts'
import {
  anyCompany,
  anyDay,
  choice,
  type ListFilters,
  readListFilters,
  searchText,
} from '#domain/saved-view/list-parameter.ts'
import { ownerParameter } from '#web/console/organiser-owner/rules.ts'
import { dayRangeQuery } from '#web/kit/list/day-range.tsx'

export const refundParameters = {
  q: searchText,
  state: choice(['all', ...refundTabs], 'all'),
  kind: choice(['all', ...refundKinds], 'all'),
  owner: ownerParameter,
  company: anyCompany,
  from: anyDay,
  to: anyDay,
  sort: choice(refundSorts, 'newest'),
} as const

export type RefundFilters = ListFilters<typeof refundParameters>

export const readRefundFilters = (address: URLSearchParams) => readListFilters(refundParameters, address)

/** The filters as the call takes them. */
export function refundQuery({ q, state, kind, owner, company, from, to, sort }: RefundFilters) {
  return {
    ...(q && { q }),
    ...(state !== 'all' && { state }),
    ...(kind !== 'all' && { kind }),
    ...(owner !== 'all' && { owner }),
    ...(company && { company }),
    ...dayRangeQuery({ from, to }),
    ...(sort !== 'newest' && { sort }),
  }
}

/** Whether the list is narrowed beyond its tab. */
export function isSearched({ q, kind, owner, company, from, to }: RefundFilters): boolean {
  return [q, company, from, to].some(Boolean) || kind !== 'all' || owner !== 'all'
}

/** What shows all refunds; the order stays. */
export const everyRefund = {
  ...{ q: null, state: null, kind: null, owner: null, company: null, from: null, to: null },
}

/** A refund that waits for a second person: the part of a card payment that it gives back. */
export type WaitingRefund = RefundRow & { cardPaymentGuid: string; askedAt: string }

function isWaiting(row: RefundRow): row is WaitingRefund {
  return row.state === 'unconfirmed' && row.cardPaymentGuid !== null && row.askedAt !== null
}

/** For an act that is offered for such refunds alone. */
export function waitingRefund(row: RefundRow): WaitingRefund {
  if (!isWaiting(row)) throw new Error('nobody has asked for this refund')
  return row
}

/** What can be done with which of the ticked refunds. */
export function refundsByAct(ticked: readonly RefundRow[]) {
  const waiting = ticked.filter(isWaiting)
  return { confirmable: waiting.filter(({ mayConfirm }) => mayConfirm), declinable: waiting }
}
