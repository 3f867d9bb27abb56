/** Our own record of one attempt to pay by card; the order of the list is the order in which a status may only move on. */
export const cardPaymentStatuses = [
  'created',
  'pending',
  'failed',
  'expired',
  'succeeded',
  'refunded',
] as const

export type CardPaymentStatus = (typeof cardPaymentStatuses)[number]

/** Attempts that may still become a charge: at most one of them for a person. */
export const openCardPaymentStatuses: readonly CardPaymentStatus[] = ['created', 'pending']

const rank: Record<CardPaymentStatus, number> = {
  created: 0,
  pending: 1,
  failed: 2,
  expired: 2,
  succeeded: 3,
  refunded: 4,
}

/**
 * Merges what the acquirer says with what we know, so that late, doubled and out-of-order news never takes a status
 * back (product.md §3). A late success after a failure or expiry still counts: the money was taken.
 */
export function mergeCardPaymentStatus(
  known: CardPaymentStatus,
  reported: CardPaymentStatus,
): CardPaymentStatus {
  return rank[reported] > rank[known] ? reported : known
}

/** What a newly reported success means for the person's payment. */
export function settleSuccess(facts: {
  applicationIsApproved: boolean
  alreadySettled: boolean
  amountMatches: boolean
  /** The person stands on an open invoice with others: closing it by one card would leave them without one. */
  invoiceIsShared: boolean
}): 'accept' | 'refund-due' {
  const usable =
    facts.amountMatches && !facts.alreadySettled && facts.applicationIsApproved && !facts.invoiceIsShared
  return usable ? 'accept' : 'refund-due'
}
