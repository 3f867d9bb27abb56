import type { DecisionKind } from '#contract/organiser-application.ts'
import { isWaiverOffered } from '#domain/payment/waiver.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import type { DecidedBy } from '../transition/decided-by.ts'
import { paymentMachine } from '../transition/payment-machine.ts'

/** Waives the payment together with the approval, if allowed for this person; returns whether it did. */
export async function waiveWithApproval(
  tx: Tx,
  record: Locked<ParticipantRecord>,
  {
    decision: { kind, waivePayment },
    by,
  }: { decision: { kind: DecisionKind; waivePayment: boolean }; by: DecidedBy },
): Promise<boolean> {
  // A waiting paid place would already have settled the payment.
  if (kind !== 'approve' || !waivePayment || !isWaiverOffered({ ...record, placeWaits: false })) return false
  await applyTransition(tx, paymentMachine, 'waive', record, {
    by: { ...by, as: 'organiser' },
    reason: record.role,
  })
  return true
}

/** The approval is recalled, and with it the waiver. */
export async function recallWaiver(tx: Tx, record: Locked<ParticipantRecord>, by: DecidedBy): Promise<void> {
  await applyTransition(tx, paymentMachine, 'recallWaiver', record, {
    by: { ...by, as: 'organiser' },
    reason: record.role,
  })
}
