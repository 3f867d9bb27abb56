import { decidePayment, type PaymentAction, type PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { orRefuse } from '../../refuse.ts'

/** Who decides, when, in which request. */
export type DecidedBy = { at: Date; actorGuid: string; requestId: string }

/** Moves the payment of somebody by a decision of the committee; gives the status it has now. */
export async function movePayment(
  tx: Tx,
  record: ParticipantRecord,
  { action, reason = null }: { action: PaymentAction; reason?: string | null },
  { at, actorGuid, requestId }: DecidedBy,
): Promise<PaymentStatus> {
  const { to } = orRefuse(decidePayment(action, { status: record.payment, actor: 'organiser' }))
  await changeApplication(tx, record.applicationGuid, { payment: to }, at)
  await recordAudit(tx, {
    at,
    actorGuid,
    actorRole: 'committee',
    subjectKind: 'payment',
    subjectGuid: record.applicationGuid,
    action,
    fromValue: record.payment,
    toValue: to,
    reason,
    requestId,
  })
  return to
}
