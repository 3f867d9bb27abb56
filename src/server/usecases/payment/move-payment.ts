import { decidePayment, type PaymentAction, type PaymentActor } from '#domain/payment/payment-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { orRefuse } from '../../refuse.ts'

export type PaymentMove = {
  action: PaymentAction
  as: PaymentActor
  at: Date
  actorGuid: string
  requestId: string
  /** Number of the invoice or of the payment order; null where there is neither. */
  reason: string | null
}

/** Takes one action on the payment of a person whom the caller has locked; refuses when their status forbids it. */
export async function movePayment(tx: Tx, record: ParticipantRecord, move: PaymentMove): Promise<void> {
  const { to } = orRefuse(decidePayment(move.action, { status: record.payment, actor: move.as }))
  await changeApplication(tx, record.applicationGuid, { payment: to }, move.at)
  await recordAudit(tx, {
    at: move.at,
    actorGuid: move.actorGuid,
    actorRole: move.as === 'payer' ? 'participant' : 'finance',
    subjectKind: 'payment',
    subjectGuid: record.applicationGuid,
    action: move.action,
    fromValue: record.payment,
    toValue: to,
    reason: move.reason,
    requestId: move.requestId,
  })
}
