/** Our own record of one attempt to pay by card, in the order in which a status may advance. */
export const cardPaymentStatuses = [
  'created',
  'pending',
  'failed',
  'expired',
  'succeeded',
  'refunded',
] as const

export type CardPaymentStatus = (typeof cardPaymentStatuses)[number]

/** Attempts that may still become a charge: at most one for a person. */
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
 * Merges the acquirer's status with ours, so that late, repeated and out-of-order news never moves a status back (product.md §3). A late success
 * after a failure or expiry still counts: the money was taken.
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
  /** The person shares an open invoice with others, whom closing it by one card would leave without one. */
  invoiceIsShared: boolean
}): 'accept' | 'refund-due' {
  const usable =
    facts.amountMatches && !facts.alreadySettled && facts.applicationIsApproved && !facts.invoiceIsShared
  return usable ? 'accept' : 'refund-due'
}
