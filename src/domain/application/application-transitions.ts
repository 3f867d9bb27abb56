import type { SecurityStatus } from '../passport/security-status.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'
import { decideTransition, type Transition } from '../transition/transition.ts'
import type { ApplicationStatus } from './application-status.ts'

/** Who acts on an application: the person, somebody acting for them, the committee, or an organiser with wider rights. */
export type ApplicationActor = 'participant' | 'assistant' | 'coordinator' | 'committee' | 'organiser'

const anyone: readonly ApplicationActor[] = ['participant', 'assistant', 'coordinator', 'organiser']

/** The application's state machine, one row a trigger (product.md §3). */
export const applicationTransitions = {
  finish: {
    from: ['draft'],
    to: 'pending',
    who: ['participant'],
    effects: ['check-passport-again', 'receipt'],
  },
  finishForAnother: {
    from: ['draft'],
    to: 'unconfirmed',
    who: ['assistant', 'coordinator'],
    effects: ['confirmation-link'],
  },
  confirm: {
    from: ['unconfirmed'],
    to: 'pending',
    who: ['participant'],
    effects: ['mark-confirmed', 'answer-registrant'],
  },
  resendLink: {
    from: ['unconfirmed'],
    to: 'unconfirmed',
    who: ['assistant', 'coordinator', 'organiser'],
    effects: ['confirmation-link'],
  },
  approve: {
    from: ['pending'],
    to: 'approved',
    who: ['committee'],
    effects: [
      'settle-payment',
      'silence-earlier',
      'keep-decision',
      'notify-approved',
      'note-for-coordinator',
    ],
  },
  reject: {
    from: ['pending'],
    to: 'rejected',
    who: ['committee'],
    effects: ['silence-earlier', 'keep-decision', 'notify-rejected', 'note-for-coordinator'],
  },
  /** The coordinator gets no message: the board shows it, and a decision follows. */
  reopen: {
    from: ['rejected'],
    to: 'pending',
    who: ['committee'],
    effects: ['silence-earlier', 'keep-decision', 'notify-reopened'],
  },
  requestInformation: {
    from: ['pending'],
    to: 'draft',
    who: ['committee'],
    effects: ['silence-earlier', 'keep-decision', 'notify-more-information', 'note-for-coordinator'],
  },
  recallApproval: {
    from: ['approved'],
    to: 'pending',
    who: ['committee'],
    before: ['take-payment-back'],
    effects: [],
    logged: 'recall',
  },
  recallRejection: { from: ['rejected'], to: 'pending', who: ['committee'], effects: [], logged: 'recall' },
  recallRequest: { from: ['draft'], to: 'pending', who: ['committee'], effects: [], logged: 'recall' },
  /** The approval was a mistake, or something came to light. A waiver stays: the next approval need not ask for it again. */
  returnToReview: {
    from: ['approved'],
    to: 'pending',
    who: ['committee'],
    before: ['leave-open-invoice'],
    effects: ['silence-earlier', 'keep-decision', 'notify-returned', 'note-for-coordinator'],
  },
  recallReturn: { from: ['pending'], to: 'approved', who: ['committee'], effects: [], logged: 'recall' },
  cancelByForum: {
    from: ['draft', 'unconfirmed', 'pending', 'approved'],
    to: 'cancelled',
    who: ['committee'],
    before: ['leave-open-invoice'],
    effects: [
      'silence-earlier',
      'end-link',
      'keep-decision',
      'notify-cancelled',
      'note-for-coordinator',
      'forget-unconfirmed',
    ],
  },
  recallCancellation: {
    from: ['cancelled'],
    to: 'approved',
    who: ['committee'],
    effects: [],
    logged: 'recall',
  },
  recallCancellationInReview: {
    from: ['cancelled'],
    to: 'pending',
    who: ['committee'],
    effects: [],
    logged: 'recall',
  },
  cancel: {
    from: ['draft', 'unconfirmed', 'pending', 'approved'],
    to: 'cancelled',
    who: anyone,
    before: ['leave-open-invoice'],
    effects: ['silence-earlier', 'end-link', 'notify-cancelled', 'answer-registrant', 'forget-unconfirmed'],
  },
  /** The application was never confirmed, so nobody can have been asked to pay. */
  cancelUnconfirmed: {
    from: ['draft', 'unconfirmed'],
    to: 'cancelled',
    who: ['participant', 'coordinator'],
    effects: ['silence-earlier', 'end-link', 'notify-cancelled', 'answer-registrant', 'forget-unconfirmed'],
    logged: 'cancel',
  },
  /** The place is paid for and somebody else takes it: the money waits for them (decision 036). */
  replace: {
    from: ['approved'],
    to: 'cancelled',
    who: ['coordinator', 'organiser'],
    effects: ['pass-payment-on', 'silence-earlier', 'notify-replaced'],
  },
  /** The person has another record, which stays: nothing of theirs ends, and the log has lines of its own for the merge (decision 170). */
  merge: {
    from: ['rejected', 'draft', 'unconfirmed', 'pending', 'approved'],
    to: 'cancelled',
    who: ['organiser'],
    effects: ['silence-earlier', 'end-link'],
    logged: null,
  },
  /** The person is erased, so there is nobody to tell; the log has lines of its own for the erasure (decision 034). */
  erase: {
    from: ['draft', 'unconfirmed', 'pending', 'approved'],
    to: 'cancelled',
    who: ['organiser'],
    effects: [],
    logged: null,
  },
} as const satisfies Record<string, Transition<ApplicationStatus, ApplicationActor, string>>

export type ApplicationAction = keyof typeof applicationTransitions

/** Decides an action on an application (product.md §3). */
export function decideApplication(
  action: ApplicationAction,
  facts: { status: ApplicationStatus; actor: ApplicationActor },
) {
  const row: Transition<ApplicationStatus, ApplicationActor, string> = applicationTransitions[action]
  return decideTransition(row, facts)
}

/**
 * Decides an action on the application of a person whose security status is known. A person refused by security is neither approved nor returned to
 * review: that would promise what security has denied.
 */
export function judgeApplication(
  action: ApplicationAction,
  facts: { status: ApplicationStatus; security: SecurityStatus; actor: ApplicationActor },
) {
  const promises = action === 'approve' || action === 'reopen' || action === 'returnToReview'
  if (promises && facts.security === 'rejected') return { ok: false, code: 'state_forbids' } as const
  return decideApplication(action, facts)
}

/** A decision of the committee. Money that came for somebody is given back before they lose their place (product.md §3). */
export function decideByCommittee(
  action: ApplicationAction,
  facts: { status: ApplicationStatus; security: SecurityStatus; payment: PaymentStatus },
) {
  const { status, security, payment } = facts
  const verdict = judgeApplication(action, { status, security, actor: 'committee' })
  const losesPlace = action === 'cancelByForum' || action === 'returnToReview'
  if (verdict.ok && losesPlace && (payment === 'paid' || payment === 'cardPaymentAccepted'))
    return { ok: false, code: 'refund_first' } as const
  return verdict
}

/**
 * Whether a withdrawal by the committee can be taken back: what somebody else filled in is erased with it, and the link of an unconfirmed person is dead.
 */
export function mayRecallCancellation(from: ApplicationStatus): boolean {
  return from === 'approved' || from === 'pending'
}
