import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { cardPaymentStanding, refundWaits } from '#domain/payment/card-payment-standing.ts'

/** How a payment stands, by the same rule as in the search and in the file. */
export function standingOf({ status, refundDue, lines }: CardPaymentRow) {
  return cardPaymentStanding({ status, refundDue, refundWaits: refundWaits(lines) })
}
