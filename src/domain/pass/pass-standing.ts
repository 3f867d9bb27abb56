import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { type PaymentStatus, settledPaymentStatuses } from '../payment/payment-transitions.ts'

/**
 * Whether an issued pass stays valid. It ends with the approval, the verified passport or the settled payment; a new review of the photograph does
 * not void prints (product.md §2, §3; domain facts on passes).
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
