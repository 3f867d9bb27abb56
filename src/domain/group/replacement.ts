import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'

export type PlaceFacts = { status: ApplicationStatus; security: SecurityStatus; payment: PaymentStatus }

/**
 * Whether a member's place may be given to another person together with the payment (product.md §3): when the member is approved and paid for,
 * refused by security or wishing to withdraw. A waiver belongs to the person, and an unpaid place is simply withdrawn.
 */
export function mayReplace(facts: PlaceFacts): boolean {
  return facts.status === 'approved' && (facts.payment === 'paid' || facts.payment === 'cardPaymentAccepted')
}

/** Why a place was given to another person, for the console and the audit. */
export function replacementCause({ security }: PlaceFacts): 'security_refused' | 'withdrawn' {
  return security === 'rejected' ? 'security_refused' : 'withdrawn'
}

/** What is known about money paid for a place. */
export type CreditFacts = {
  /** It was taken and not refunded; `asked`: a refund is requested. */
  held: boolean
  asked: boolean
  /** It currently counts for somebody. */
  taken: boolean
}

/** Whether money may be assigned to a person: only once, and not while it is being refunded. */
export function mayUseCredit({ held, asked, taken }: CreditFacts): boolean {
  return held && !asked && !taken
}
