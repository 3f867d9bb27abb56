import type { SecurityStatus } from '../passport/security-status.ts'
import { decideTransition, type Transition } from '../transition/transition.ts'
import type { ApplicationStatus } from './application-status.ts'

/** Who acts on an application: the person, somebody acting for them, the committee, an organiser with a wider hand. */
export type ApplicationActor = 'participant' | 'assistant' | 'coordinator' | 'committee' | 'organiser'

export type ApplicationEffect =
  | 'receipt'
  | 'confirmation-link'
  | 'notify-registrant'
  | 'notify-approved'
  | 'notify-rejected'
  | 'notify-reopened'
  | 'notify-more-information'
  | 'notify-cancelled'
  | 'open-payment'
  | 'leave-open-invoice'
  | 'refund-receipt'
  | 'pass-payment-on'

const anyone: readonly ApplicationActor[] = ['participant', 'assistant', 'coordinator', 'organiser']

/** The application's state machine, one row a trigger (product.md §3). */
export const applicationTransitions = {
  finish: { from: ['draft'], to: 'pending', who: ['participant'], effects: ['receipt'] },
  finishForAnother: {
    from: ['draft'],
    to: 'unconfirmed',
    who: ['assistant', 'coordinator'],
    effects: ['confirmation-link'],
  },
  confirm: { from: ['unconfirmed'], to: 'pending', who: ['participant'], effects: ['notify-registrant'] },
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
    effects: ['notify-approved', 'open-payment'],
  },
  reject: { from: ['pending'], to: 'rejected', who: ['committee'], effects: ['notify-rejected'] },
  reopen: { from: ['rejected'], to: 'pending', who: ['committee'], effects: ['notify-reopened'] },
  requestInformation: {
    from: ['pending'],
    to: 'draft',
    who: ['committee'],
    effects: ['notify-more-information'],
  },
  recallApproval: { from: ['approved'], to: 'pending', who: ['committee'], effects: [] },
  recallRejection: { from: ['rejected'], to: 'pending', who: ['committee'], effects: [] },
  recallRequest: { from: ['draft'], to: 'pending', who: ['committee'], effects: [] },
  cancel: {
    from: ['draft', 'unconfirmed', 'pending', 'approved'],
    to: 'cancelled',
    who: anyone,
    effects: ['leave-open-invoice', 'notify-cancelled'],
  },
  /** Paid for, and somebody else takes the place: the money waits for them (decision 036). */
  replace: {
    from: ['approved'],
    to: 'cancelled',
    who: ['coordinator', 'organiser'],
    effects: ['pass-payment-on', 'notify-cancelled'],
  },
  cancelAfterRefund: { from: ['approved'], to: 'cancelled', who: ['organiser'], effects: ['refund-receipt'] },
} as const satisfies Record<string, Transition<ApplicationStatus, ApplicationActor, ApplicationEffect>>

export type ApplicationAction = keyof typeof applicationTransitions

/** Decides an action on an application (product.md §3). */
export function decideApplication(
  action: ApplicationAction,
  facts: { status: ApplicationStatus; actor: ApplicationActor },
) {
  const row: Transition<ApplicationStatus, ApplicationActor, ApplicationEffect> =
    applicationTransitions[action]
  return decideTransition(row, facts)
}

/**
 * Decides an action of the committee. Whoever security has refused is neither approved nor returned to review: it would
 * promise what security has denied.
 */
export function decideByCommittee(
  action: ApplicationAction,
  facts: { status: ApplicationStatus; security: SecurityStatus },
) {
  const promises = action === 'approve' || action === 'reopen'
  if (promises && facts.security === 'rejected') return { ok: false, code: 'state_forbids' } as const
  return decideApplication(action, { status: facts.status, actor: 'committee' })
}
