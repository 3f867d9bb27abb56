import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { type PaymentStatus, settledPaymentStatuses } from '../payment/payment-transitions.ts'

/**
 * Whether a pass that was issued stays good. It dies with the approval, the verified passport and the settled payment; a photograph
 * that is looked at again voids no print (product.md §2, §3; domain facts on passes).
 */
export function keepsPass(facts: {
  application: ApplicationStatus
  security: SecurityStatus
  payment: PaymentStatus
}): boolean {
  return (
    facts.application === 'approved' &&
    facts.security === 'passportVerified' &&
    settledPaymentStatuses.includes(facts.payment)
  )
}
