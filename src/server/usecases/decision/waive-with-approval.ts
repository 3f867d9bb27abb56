import type { DecisionKind } from '#contract/organizer-application.ts'
import { isWaiverOffered } from '#domain/payment/waiver.ts'
import type { Tx } from '../../persistence/database.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { type DecidedBy, movePayment } from '../payment/move-payment.ts'

/** Says with the approval that no payment is required, of whom it may be said; false of everybody else. */
export async function waiveWithApproval(
  tx: Tx,
  record: ParticipantRecord,
  { kind, waivePayment }: { kind: DecisionKind; waivePayment: boolean },
  by: DecidedBy,
): Promise<boolean> {
  // A place that waited would have been settled before.
  if (kind !== 'approve' || !waivePayment || !isWaiverOffered({ ...record, placeWaits: false })) return false
  await movePayment(tx, record, { action: 'waive', reason: record.role }, by)
  return true
}

/** The approval is recalled, and what it said about the payment with it. */
export async function recallWaiver(tx: Tx, record: ParticipantRecord, by: DecidedBy): Promise<void> {
  await movePayment(tx, record, { action: 'recallWaiver', reason: record.role }, by)
}
