import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'

/** Who may still come. */
const stillToCome: readonly ApplicationStatus[] = ['draft', 'unconfirmed', 'pending', 'approved']

export type PlaceFacts = { status: ApplicationStatus; security: SecurityStatus; payment: PaymentStatus }

/**
 * Whether a member's place may be given to another person together with the payment (product.md §3): when the member is approved and paid for,
 * refused by security or wishing to withdraw. A waiver belongs to the person, and an unpaid place is simply withdrawn.
 */
export function mayReplace(facts: PlaceFacts): boolean {
  return facts.status === 'approved' && (facts.payment === 'paid' || facts.payment === 'cardPaymentAccepted')
}

/** Whether a member may take over a place that is paid for: they are still to come, and nothing is paid, started or waived for them. */
export function mayTakePlace({ status, security, payment }: PlaceFacts): boolean {
  if (security === 'rejected' || payment !== 'unpaid') return false
  return stillToCome.includes(status)
}

/** Whether a member's application may be withdrawn: nothing is paid for it, so nobody has to be given money back first. */
export function mayWithdraw({ status, payment }: Pick<PlaceFacts, 'status' | 'payment'>): boolean {
  return stillToCome.includes(status) && payment !== 'paid' && payment !== 'cardPaymentAccepted'
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
