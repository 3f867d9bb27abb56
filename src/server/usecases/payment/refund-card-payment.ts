import type { CardPaymentRow as PresentedRow } from '#contract/organizer-finance.ts'
import {
  type CardPaymentRow,
  findCardPayment,
  lockCardPayment,
} from '../../persistence/card-payment-queries.ts'
import { type EditionRow, readCurrentEdition } from '../../persistence/edition-queries.ts'
import {
  findParticipantByApplication,
  lockParticipant,
  type ParticipantRecord,
} from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { fullName } from '../participant/present-participant.ts'
import { receiptOf } from './open-at-acquirer.ts'
import { presentCardPayment } from './present-card-payment.ts'
import { recordRefund } from './record-refund.ts'

type Refunding = {
  services: Services
  actor: OrganiserActor
  facts: RequestFacts
  reason: string
  row: CardPaymentRow
  record: ParticipantRecord
  edition: EditionRow
}

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
  const record = await findParticipantByApplication(services.database, {
    applicationGuid: row.applicationGuid,
    editionGuid: edition.guid,
  })
  if (!record) refuse('not_found')
  const refunding: Refunding = { services, actor, facts, reason, row, record, edition }
  const amount = await giveBack(refunding, row.providerId)
  if (amount !== null) await book(refunding, amount)
  const after = await findCardPayment(services.database, guid)
  return presentCardPayment({ ...(after ?? row), name: fullName(record) })
}

/** Lets the acquirer return what is left of the charge; how much went back, or null while it is on its way. */
async function giveBack(
  { services, row, record, edition }: Refunding,
  providerId: string,
): Promise<bigint | null> {
  // What goes back is what was taken and not returned yet, which need not be what was asked for.
  const standing = await services.acquirer.getPayment(providerId)
  if (!standing.ok) refuse('card_payments_unavailable', { retryAfterSeconds: 30 })
  const { amount: taken, refundedAmount } = standing.payment
  const left = taken - refundedAmount
  // Nothing left: a refund that was begun before went through, and only our books do not have it.
  if (left <= 0n) return refundedAmount
  const refund = await services.acquirer.refund({
    providerId,
    amount: left,
    receipt: receiptOf(
      { ...row, amountKopecks: left },
      { email: record.email, phone: record.phone },
      edition.nameRu,
    ),
    idempotencyKey: row.refundKey,
  })
  if (!refund.ok || refund.status === 'canceled') refuse('payment_failed')
  // On its way: the acquirer's next answer about this payment books it, not this call.
  return refund.status === 'pending' ? null : left
}

async function book(
  { services, actor, facts, reason, row, record, edition }: Refunding,
  amount: bigint,
): Promise<void> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const locked = await lockParticipant(tx, { guid: record.guid, editionGuid: edition.guid })
    const standing = await lockCardPayment(tx, row.guid)
    if (!locked || standing?.status !== 'succeeded') return
    await recordRefund(
      services,
      tx,
      { record: locked, row: standing, edition, amount, at },
      { actorGuid: actor.accountGuid, actorRole: 'finance', reason, requestId: facts.requestId },
    )
  })
}
