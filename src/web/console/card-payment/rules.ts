import type { CardPaymentRow } from '#contract/organiser-finance.ts'
import { cardPaymentStanding, refundWaits } from '#domain/payment/card-payment-standing.ts'

/** How a payment stands, by the same rule as in the search and in the file. */
export function standingOf({ status, refundDue, lines }: CardPaymentRow) {
  return cardPaymentStanding({ status, refundDue, refundWaits: refundWaits(lines) })
}

type Refundable = Pick<CardPaymentRow, 'status' | 'lines'>

/** The whole money that is due as one call gives it back: of one person, or of everybody on the payment. Null where nothing is due, or where others on it keep their places. */
export function dueRefund({
  status,
  lines,
}: Refundable): { lineGuid: string | undefined; kopecks: string } | null {
  if (status !== 'succeeded') return null
  const here = lines.filter(({ state }) => state === 'charged' || state === 'refundDue')
  const due = here.filter(
    ({ state, refundWanted, refundAsked }) => state === 'refundDue' && !refundWanted && !refundAsked,
  )
  const [only] = due
  if (!only || (due.length > 1 && due.length < here.length)) return null
  return {
    lineGuid: due.length === 1 ? only.guid : undefined,
    kopecks: due.reduce((sum, { amountKopecks }) => sum + BigInt(amountKopecks), 0n).toString(),
  }
}
