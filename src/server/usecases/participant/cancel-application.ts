import type { Participant } from '#contract/participant.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'
import { decideInvoice } from '#domain/invoice/invoice-transitions.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { changeInvoice, findOpenInvoice, listInvoiceLines } from '../../persistence/invoice-queries.ts'
import { cancelMessagesAbout } from '../../persistence/message-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { lockOwnParticipant } from './own-participant.ts'
import { readParticipant } from './read-participant.ts'

/** Withdraws an application while nothing is paid; with a payment under way it must end first (product.md §3). */
export async function cancelApplication(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
  reason: string | null,
): Promise<Participant> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const { record, edition } = await lockOwnParticipant(tx, actor, guid)
    const verdict = orRefuse(decideApplication('cancel', { status: record.status, actor: 'participant' }))
    if (record.payment === 'paid' || record.payment === 'cardPaymentAccepted') refuse('refund_first')
    if (record.payment === 'pending')
      await leaveOpenInvoice(tx, record, { at, actorGuid: actor.accountGuid, requestId: facts.requestId })
    await changeApplication(tx, record.applicationGuid, { status: verdict.to, decisionReason: reason })
    // "Approved, pay by" must not reach somebody who has withdrawn while it waited.
    await cancelMessagesAbout(tx, record.applicationGuid)
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'participant',
      subjectKind: 'application',
      subjectGuid: record.applicationGuid,
      action: 'cancel',
      fromValue: record.status,
      toValue: verdict.to,
      reason,
      requestId: facts.requestId,
    })
    if (record.status !== 'draft') await notifyParticipant(services, tx, 'cancelled', record, edition, {})
  })
  return readParticipant(services, actor, guid)
}

/**
 * The open invoice loses the person (product.md §3): one of their own is cancelled with the application. Of an invoice with
 * others on it, whose printed sum would change, and of a card payment under way the person is asked to end it first.
 */
async function leaveOpenInvoice(
  tx: Tx,
  record: ParticipantRecord,
  by: { at: Date; actorGuid: string; requestId: string },
): Promise<void> {
  const invoiceGuid = await findOpenInvoice(tx, record.applicationGuid)
  if (!invoiceGuid) refuse('payment_in_progress')
  if ((await listInvoiceLines(tx, [invoiceGuid])).length > 1) refuse('invoice_open')
  const invoice = orRefuse(decideInvoice('cancel', { status: 'unpaid', actor: 'payer' }))
  const payment = orRefuse(decidePayment('cancelInvoice', { status: record.payment, actor: 'payer' }))
  await changeInvoice(tx, invoiceGuid, { status: invoice.to })
  await changeApplication(tx, record.applicationGuid, { payment: payment.to })
  await recordAudit(tx, {
    ...by,
    actorRole: 'participant',
    subjectKind: 'payment',
    subjectGuid: record.applicationGuid,
    action: 'cancelInvoice',
    fromValue: record.payment,
    toValue: payment.to,
  })
}
