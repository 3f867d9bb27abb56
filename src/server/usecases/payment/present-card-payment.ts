import type { CardPaymentRow as PresentedRow } from '#contract/organizer-finance.ts'
import type { CardPaymentRow } from '../../persistence/card-payment-queries.ts'

/** A card payment as finance sees it. */
export function presentCardPayment(row: CardPaymentRow & { name: string }): PresentedRow {
  return {
    guid: row.guid,
    name: row.name,
    amountKopecks: row.amountKopecks.toString(),
    capturedKopecks: row.capturedKopecks?.toString() ?? null,
    status: row.status,
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    refundDue: row.refundDue,
  }
}
