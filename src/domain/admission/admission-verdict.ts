import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { payability } from '../payment/payability.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'

/** Why a person may not enter yet. */
export type AdmissionReason =
  | 'application_unfinished'
  | 'confirmation_awaited'
  | 'review_awaited'
  | 'application_rejected'
  | 'application_cancelled'
  | 'security_refused'
  | 'security_on_hold'
  | 'passport_not_given'
  | 'passport_check_awaited'
  | 'passport_mismatch'
  | 'payment_due'
  | 'payment_awaited'
  | 'payment_by_coordinator'
  | 'photo_missing'
  | 'photo_review_awaited'
  | 'photo_requested'
  | 'pass_withheld'

/** Who must act to clear a reason. */
export type AdmissionActor =
  | 'participant'
  | 'coordinator'
  | 'committee'
  | 'security'
  | 'finance'
  | 'organiser'
  | 'nobody'

export type OpenReason = { reason: AdmissionReason; who: AdmissionActor; by: string | null }

export type AdmissionVerdict = { mayEnter: boolean; open: OpenReason[] }

export type AdmissionFacts = {
  application: ApplicationStatus
  security: SecurityStatus
  payment: PaymentStatus
  passportGiven: boolean
  photographGiven: boolean
  /** The photograph was changed after the approval and nobody has looked at it yet (decision 020). */
  photographAwaitsReview: boolean
  /** The committee asks for another photograph. */
  photographRequested: boolean
  /** Security has voided the pass by hand. */
  passWithheld: boolean
  /** The coordinator of the person's group pays for them, or of a former group has begun to. */
  paidByCoordinator: boolean
  /** Payment deadline of the edition as an ISO date, if there is one. */
  payBy: string | null
  /** When the unpaid invoice is due; where there is one, it replaces `payBy`. */
  invoiceDueOn: string | null
  passportBy: string | null
}

type Clause = { reason: AdmissionReason; who: AdmissionActor; by?: 'payBy' | 'invoiceDueOn' | 'passportBy' }

const byApplication: Record<ApplicationStatus, Clause | null> = {
  cancelled: { reason: 'application_cancelled', who: 'nobody' },
  rejected: { reason: 'application_rejected', who: 'nobody' },
  draft: { reason: 'application_unfinished', who: 'participant' },
  unconfirmed: { reason: 'confirmation_awaited', who: 'participant' },
  pending: { reason: 'review_awaited', who: 'committee' },
  approved: null,
}

/** Nothing more will be decided about the application. */
const hasEnded = ({ application }: AdmissionFacts) =>
  application === 'cancelled' || application === 'rejected'

function ofSecurity(facts: AdmissionFacts): Clause | null {
  if (facts.security === 'passportVerified') return null
  if (facts.security === 'rejected')
    return { reason: 'security_refused', who: hasEnded(facts) ? 'nobody' : 'organiser' }
  // Who is out gives no passport, and nobody checks one.
  if (hasEnded(facts)) return null
  if (facts.security === 'onHold') return { reason: 'security_on_hold', who: 'security' }
  if (facts.security === 'passportFailed')
    return { reason: 'passport_mismatch', who: 'participant', by: 'passportBy' }
  return facts.passportGiven
    ? { reason: 'passport_check_awaited', who: 'security' }
    : { reason: 'passport_not_given', who: 'participant', by: 'passportBy' }
}

/** Asks for no payment while money may not be taken: before the approval, and during a new security check. */
function ofPayment(facts: AdmissionFacts): Clause | null {
  const { application: status, security, payment } = facts
  if (!payability({ status, security, payment }).ok) return null
  // A begun invoice or card payment has paid nothing yet: it is the payer's turn until the money arrives.
  const by = payment === 'pending' && facts.invoiceDueOn ? 'invoiceDueOn' : 'payBy'
  if (facts.paidByCoordinator) return { reason: 'payment_by_coordinator', who: 'coordinator', by }
  const reason = payment === 'pending' ? 'payment_awaited' : 'payment_due'
  return { reason, who: 'participant', by }
}

function ofPhotograph(facts: AdmissionFacts): Clause | null {
  if (hasEnded(facts)) return null
  if (!facts.photographGiven) return { reason: 'photo_missing', who: 'participant' }
  if (facts.application !== 'approved') return null
  if (facts.photographRequested) return { reason: 'photo_requested', who: 'participant' }
  return facts.photographAwaitsReview ? { reason: 'photo_review_awaited', who: 'committee' } : null
}

/** Said of whoever could have a pass; before the approval there is none to withhold. */
function ofPass({ application, passWithheld }: AdmissionFacts): Clause | null {
  return passWithheld && application === 'approved' ? { reason: 'pass_withheld', who: 'security' } : null
}

/**
 * The one verdict that cabinet, board, console and gate show (product.md §2). Application, security and payment stay three machines; a person may
 * enter when none of them leaves a reason open.
 */
export function admissionVerdict(facts: AdmissionFacts): AdmissionVerdict {
  const clauses = [
    byApplication[facts.application],
    ofSecurity(facts),
    ofPayment(facts),
    ofPhotograph(facts),
    ofPass(facts),
  ]
  const open = clauses
    .filter(clause => clause !== null)
    .map(({ reason, who, by }) => ({ reason, who, by: by ? facts[by] : null }))
  return { mayEnter: open.length === 0, open }
}
