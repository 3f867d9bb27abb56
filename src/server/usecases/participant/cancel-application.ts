import type { Participant } from '#contract/participant.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { cancelMessagesAbout } from '../../persistence/message-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { leaveInvoice, lockWithInvoice } from '../invoice/leave-invoice.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { readParticipant } from './read-participant.ts'

/**
 * Withdraws an application while nothing is paid: an open invoice loses the person, a card payment under way must end first
 * (product.md §3).
 */
export async function cancelApplication(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
  reason: string | null,
): Promise<Participant> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const invoiced = await lockWithInvoice(tx, actor, guid)
    const { record, edition, role } = invoiced
    const verdict = orRefuse(decideApplication('cancel', { status: record.status, actor: role }))
    if (record.payment === 'paid' || record.payment === 'cardPaymentAccepted') refuse('refund_first')
    if (record.payment === 'pending') await leaveInvoice({ services, tx, actor, facts, at, invoiced })
    await changeApplication(tx, record.applicationGuid, { status: verdict.to, decisionReason: reason }, at)
    // "Approved, pay by" must not reach somebody who has withdrawn while it waited.
    await cancelMessagesAbout(tx, record.applicationGuid)
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
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
  return readParticipant(services, actor, guid, 'withdraw')
}
