import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { type PaymentStatus, settledPaymentStatuses } from '../payment/payment-transitions.ts'
import type { ReviewState } from '../staff-company/review-transitions.ts'
import type { GateHold } from './gate-reason.ts'

/**
 * Why a participant with a pass may not enter now; null for whoever may. As pass-standing.ts: a photograph that is looked at again holds nobody up,
 * because their badge is printed.
 */
export function participantHold(facts: {
  application: ApplicationStatus
  security: SecurityStatus
  payment: PaymentStatus
}): GateHold | null {
  if (facts.security === 'rejected') return 'security'
  if (facts.application !== 'approved') return 'application'
  if (facts.security !== 'passportVerified') return 'passport'
  return settledPaymentStatuses.includes(facts.payment) ? null : 'payment'
}

/** The same of an employee or a vehicle, which security decides upon. */
export function reviewHold(facts: { state: ReviewState; removed: boolean }): GateHold | null {
  if (facts.state === 'rejected') return 'security'
  return facts.removed || facts.state !== 'approved' ? 'review' : null
}

/** A pass that security has withheld by hand is its refusal, whatever the verdict says (decision 113): no desk helps, and no supervisor goes past it. */
export function passHold(own: GateHold | null, { isWithheld }: { isWithheld: boolean }): GateHold | null {
  return isWithheld ? 'security' : own
}
