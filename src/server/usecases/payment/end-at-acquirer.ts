import type { Needs } from '#server/use-case.ts'
import { outcomeOf } from './acquirer-outcome.ts'
import type { ReportedOutcome } from './settle-card-payment.ts'

/** Has the acquirer close a payment's page. Null while the page may still charge: the acquirer is down, or lets it only expire. */
export async function endAtAcquirer(
  needs: Needs<'acquirer'>,
  row: { providerId: string | null; idempotenceKey: string },
): Promise<ReportedOutcome | null> {
  if (!row.providerId) return null
  const ended = await needs.acquirer.cancel({
    providerId: row.providerId,
    idempotencyKey: `${row.idempotenceKey}-cancel`,
  })
  if (!ended.ok) return null
  const { amount, capturedAt, refundedAmount } = ended.payment
  const { status } = outcomeOf(ended.payment)
  if (status === 'pending') return null
  return {
    // The charge may have gone through between two questions: then the acquirer's answer decides.
    status: status === 'failed' ? 'expired' : status,
    failure: null,
    amount,
    capturedAt,
    returned: refundedAmount,
  }
}
