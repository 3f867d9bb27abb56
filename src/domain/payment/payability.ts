import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { type PaymentStatus, settledPaymentStatuses } from './payment-transitions.ts'

export type PayabilityCode = 'payment_already_settled' | 'payment_before_approval' | 'state_forbids'

/** Whether money may be taken from a person: never before approval, after a security refusal, or twice (product.md §3). */
export function payability(facts: {
  status: ApplicationStatus
  security: SecurityStatus
  payment: PaymentStatus
}): { ok: true } | { ok: false; code: PayabilityCode } {
  if (settledPaymentStatuses.includes(facts.payment)) return { ok: false, code: 'payment_already_settled' }
  if (facts.status !== 'approved') return { ok: false, code: 'payment_before_approval' }
  if (facts.security === 'rejected' || facts.security === 'onHold')
    return { ok: false, code: 'state_forbids' }
  return { ok: true }
}
