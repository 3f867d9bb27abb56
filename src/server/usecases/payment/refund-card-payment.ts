import type { CardPaymentRow as PresentedRow } from '#contract/organizer-finance.ts'
import { findCardPayment, lockCardPayment } from '../../persistence/card-payment-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { fullName } from '../participant/present-participant.ts'
import { receiptOf } from './open-at-acquirer.ts'
import { presentCardPayment } from './present-card-payment.ts'
import { recordRefund } from './record-refund.ts'

/**
 * Returns the money of a succeeded card payment. The refund has its own idempotence key, kept with the attempt: asked
 * twice, or after a crash between the acquirer and our books, the money goes back once.
 */
export async function refundCardPayment(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  guid: string,
  reason: string,
): Promise<PresentedRow> {
  const edition = await readCurrentEdition(services.database)
  const row = await findCardPayment(services.database, guid)
  if (!row?.providerId) refuse('not_found')
  if (row.status !== 'succeeded') refuse('state_forbids')
  const found = await findParticipantByApplication(services.database, {
    applicationGuid: row.applicationGuid,
    editionGuid: edition.guid,
  })
  if (!found) refuse('not_found')
  // What goes back is what was taken and not returned yet, which need not be what was asked for.
  const standing = await services.acquirer.getPayment(row.providerId)
  if (!standing.ok) refuse('card_payments_unavailable', { retryAfterSeconds: 30 })
  const left = standing.payment.amount - standing.payment.refundedAmount
  const amount = left > 0n ? left : standing.payment.refundedAmount
  // Nothing left: a refund that was begun before went through, and only our books do not have it.
  if (left > 0n) {
    const refund = await services.acquirer.refund({
      providerId: row.providerId,
      amount,
      receipt: receiptOf(
        { ...row, amountKopecks: amount },
        { email: found.email, phone: found.phone },
        edition.nameRu,
      ),
      idempotencyKey: row.refundKey,
    })
    if (!refund.ok || refund.status === 'canceled') refuse('payment_failed')
    // On its way: the acquirer's next answer about this payment books it, not this call.
    if (refund.status === 'pending') return presentCardPayment({ ...row, name: fullName(found) })
  }
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const record = await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid })
    const locked = await lockCardPayment(tx, guid)
    if (!record || locked?.status !== 'succeeded') return
    await recordRefund(
      services,
      tx,
      { record, row: locked, edition, amount, at },
      { actorGuid: actor.accountGuid, actorRole: 'finance', reason, requestId: facts.requestId },
    )
  })
  const after = await findCardPayment(services.database, guid)
  return presentCardPayment({ ...(after ?? row), name: fullName(found) })
}
