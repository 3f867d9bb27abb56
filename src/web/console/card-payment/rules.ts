import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { cardPaymentStanding } from '#domain/payment/card-payment-standing.ts'

/** How a payment stands, by the same rule as in the search. */
export function standingOf({ status, refundDue, lines }: CardPaymentRow) {
  return cardPaymentStanding({
    ...{ status, refundDue },
    refundWaits: lines.some(line => line.refundWanted !== null && !line.refundAsked),
  })
}
