/** `always`: nobody refunds alone; `auto`: only where nobody else could confirm. */
export const refundConfirmations = ['auto', 'always'] as const

export type RefundConfirmation = (typeof refundConfirmations)[number]

/** Whether a card refund needs a second person (decision 074); `able` is how many of the team may decide payments. */
export function needsSecondPerson({ rule, able }: { rule: RefundConfirmation; able: number }): boolean {
  return rule === 'always' || able > 1
}

/** Whether one of those who decide payments may confirm a request. */
export function mayConfirmRefund({ own, secondNeeded }: { own: boolean; secondNeeded: boolean }): boolean {
  return !own || !secondNeeded
}

/** A request for a refund, as it stands or as it was seen. */
export type RefundRequest = { kopecks: bigint; askedAt: Date }

/** Whether the request still stands as it was seen. Whoever drops one may ask anew, for another sum or reason. */
export function isSameRequest(standing: RefundRequest | null, seen: RefundRequest): boolean {
  return standing?.kopecks === seen.kopecks && standing.askedAt.getTime() === seen.askedAt.getTime()
}
