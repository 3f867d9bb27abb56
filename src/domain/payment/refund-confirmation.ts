/** `always`: nobody refunds alone; `auto`: only where nobody else could confirm. */
export const refundConfirmations = ['auto', 'always'] as const

export type RefundConfirmation = (typeof refundConfirmations)[number]

/** Whether a card refund needs a second person (decision 074); `able` is how many of the team may decide payments. */
export function needsSecondPerson({ rule, able }: { rule: RefundConfirmation; able: number }): boolean {
  return rule === 'always' || able > 1
}
