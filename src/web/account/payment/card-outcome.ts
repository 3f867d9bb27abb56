import type { CardPaymentStatus } from '#domain/payment/card-payment-merge.ts'

/**
 * What the return page may say. `waiting` and `late` (the two minutes are over) claim nothing; `unknown` is a link that
 * leads to no payment. Paid is what the server says is paid, and nothing else.
 */
export type CardOutcome = 'waiting' | 'late' | 'succeeded' | 'failed' | 'expired' | 'refunded' | 'unknown'

const final: Partial<Record<CardPaymentStatus, CardOutcome>> = {
  failed: 'failed',
  expired: 'expired',
  succeeded: 'succeeded',
  refunded: 'refunded',
}

/** Whether a status can no longer change on this page; the two before it may still become anything. */
export function isFinal(status: CardPaymentStatus): boolean {
  return status in final
}

/** Reads the outcome off what the server said last. */
export function cardOutcome(facts: {
  status: CardPaymentStatus | null
  missing: boolean
  timeIsUp: boolean
}): CardOutcome {
  const known = facts.status && final[facts.status]
  if (known) return known
  if (facts.missing) return 'unknown'
  return facts.timeIsUp ? 'late' : 'waiting'
}
