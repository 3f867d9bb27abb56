import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { type PaymentStatus, settledPaymentStatuses } from '../payment/payment-transitions.ts'

type Settled = { application: ApplicationStatus; security: SecurityStatus; payment: PaymentStatus }

type Photographed = {
  photographGiven: boolean
  photographAwaitsReview: boolean
  photographRequested: boolean
}

/**
 * Whether an issued pass stays valid. It ends with the approval, the verified passport or the settled payment; a new review of the photograph does
 * not void prints (product.md §2, §3; domain facts on passes).
 */
export function keepsPass(facts: Settled): boolean {
  return (
    facts.application === 'approved' &&
    facts.security === 'passportVerified' &&
    settledPaymentStatuses.includes(facts.payment)
  )
}

/** What a change makes of somebody's pass. Whoever may enter has one, so that a print of all badges holds all (decision 096). */
export function passAfter(facts: Settled & Photographed): 'issued' | 'kept' | 'void' {
  if (!keepsPass(facts)) return 'void'
  const seen = facts.photographGiven && !facts.photographAwaitsReview && !facts.photographRequested
  return seen ? 'issued' : 'kept'
}
