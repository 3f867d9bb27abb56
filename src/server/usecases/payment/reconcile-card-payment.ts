import { findCardPayment } from '#server/persistence/card-payment-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { outcomeOf } from './acquirer-outcome.ts'
import { bookLostRefunds } from './book-lost-refunds.ts'
import { endAtAcquirer } from './end-at-acquirer.ts'
import { openAtAcquirer } from './open-at-acquirer.ts'
import { settleCardPayment } from './settle-card-payment.ts'

/** Asks the acquirer for a payment's status and merges the answer: the webhook is a hint, this is the truth (product.md §7). */
export async function reconcileCardPayment(
  needs: Needs<'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'>,
  guid: string,
): Promise<void> {
  await openAtAcquirerIfCreated(needs, guid)
  const row = await findCardPayment(needs.database, guid)
  if (!row?.providerId || row.status === 'refunded') return
  const answer = await needs.acquirer.getPayment(row.providerId)
  if (!answer.ok) {
    needs.log.warn({ code: answer.code, detail: answer.detail }, 'acquirer did not tell how a payment stands')
    // Refused, so that the acquirer sends its notice again or the queue reruns the job.
    refuse('card_payments_unavailable', { retryAfterSeconds: 30 })
  }
  const { payment } = answer
  const outcome = outcomeOf(payment)
  // A payment for somebody else's order must never count as ours.
  const ours = payment.orderId === null || payment.orderId === row.guid
  const amount = ours && payment.currency === 'RUB' ? payment.amount : 0n
  const returned = payment.refundedAmount
  await settleCardPayment(needs, guid, { ...outcome, amount, capturedAt: payment.capturedAt, returned })
  if (returned > 0n && outcome.status === 'succeeded') await bookLostRefunds(needs, guid, returned)
  if (outcome.status === 'pending' && row.expiresAt < needs.clock.wall()) await expire(needs, guid, row)
}

async function openAtAcquirerIfCreated(
  needs: Needs<'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'>,
  guid: string,
): Promise<void> {
  const row = await findCardPayment(needs.database, guid)
  if (row?.status === 'created') await openAtAcquirer(needs, guid)
}

/** Lets an expired attempt go once the acquirer has ended it too: while its pay page could still charge, it stays open, so that no second one begins. */
async function expire(
  needs: Needs<'acquirer' | 'clock' | 'config' | 'database' | 'log' | 'sealer'>,
  guid: string,
  row: { providerId: string | null; idempotenceKey: string },
): Promise<void> {
  const ended = await endAtAcquirer(needs, row)
  if (ended) await settleCardPayment(needs, guid, ended)
}
