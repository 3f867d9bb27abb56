import type { AdmissionReason } from '#domain/admission/admission-verdict.ts'
import type { MemberGate } from '#domain/group/member-gates.ts'

const gates: Record<AdmissionReason, MemberGate> = {
  application_unfinished: 'confirmed',
  confirmation_awaited: 'confirmed',
  review_awaited: 'approved',
  application_rejected: 'approved',
  application_cancelled: 'confirmed',
  security_refused: 'passport',
  security_on_hold: 'passport',
  passport_not_given: 'passport',
  passport_check_awaited: 'passport',
  passport_mismatch: 'passport',
  payment_due: 'paid',
  payment_awaited: 'paid',
  payment_by_coordinator: 'paid',
  photo_missing: 'photo',
  photo_review_awaited: 'photo',
  photo_requested: 'photo',
}

/** The gate at which an open reason of the admission verdict is shown; null for one that this page is too old to know. */
export function gateOfReason(reason: string): MemberGate | null {
  return Object.hasOwn(gates, reason) ? gates[reason as AdmissionReason] : null
}
