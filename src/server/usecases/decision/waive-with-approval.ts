import type { DecisionKind } from '#contract/organizer-application.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { isWaiverOffered } from '#domain/payment/waiver.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { orRefuse } from '../../refuse.ts'

type By = { at: Date; actorGuid: string; requestId: string }

/** Says with the approval that no payment is required, of whom it may be said; false of everybody else. */
export async function waiveWithApproval(
  tx: Tx,
  record: ParticipantRecord,
  { kind, waivePayment }: { kind: DecisionKind; waivePayment: boolean },
  by: By,
): Promise<boolean> {
  // A place that waited would have been settled before.
  if (kind !== 'approve' || !waivePayment || !isWaiverOffered({ ...record, placeWaits: false })) return false
  await move(tx, record, 'waive', by)
  return true
}

/** The approval is recalled, and what it said about the payment with it. */
export function recallWaiver(tx: Tx, record: ParticipantRecord, by: By): Promise<void> {
  return move(tx, record, 'recallWaiver', by)
}

async function move(
  tx: Tx,
  record: ParticipantRecord,
  action: 'waive' | 'recallWaiver',
  { at, actorGuid, requestId }: By,
): Promise<void> {
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
    reason: record.role,
    requestId,
  })
}
