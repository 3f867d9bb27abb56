import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'

export type PlaceFacts = { status: ApplicationStatus; security: SecurityStatus; payment: PaymentStatus }

/**
 * Whether the place of a member may be given to another person together with what was paid (product.md §3): somebody approved and paid for,
 * refused by security or wishing to withdraw. A waiver is the person's own, and what is not paid yet is simply withdrawn.
 */
export function mayReplace(facts: PlaceFacts): boolean {
  return facts.status === 'approved' && (facts.payment === 'paid' || facts.payment === 'cardPaymentAccepted')
}

/** Why a place is given on: the console and the audit say it. */
export function replacementCause({ security }: PlaceFacts): 'security_refused' | 'withdrawn' {
  return security === 'rejected' ? 'security_refused' : 'withdrawn'
}

/** What is known about money that was paid for somebody's place. */
export type CreditFacts = {
  /** It was taken and has not gone back; `asked` while the bank is being asked to return it. */
  held: boolean
  asked: boolean
  /** It stands for somebody at this moment. */
  taken: boolean
}

/** Whether money may be given to a person: once, and not while it is on its way back. */
export function mayUseCredit({ held, asked, taken }: CreditFacts): boolean {
  return held && !asked && !taken
}
