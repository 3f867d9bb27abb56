import type { ApplicationStatus } from '../application/application-status.ts'
import type { PaymentStatus } from '../payment/payment-transitions.ts'
import { decideTransition, type Transition } from '../transition/transition.ts'

export const erasureStatuses = ['open', 'withdrawn', 'refused', 'done'] as const
export type ErasureStatus = (typeof erasureStatuses)[number]

export type ErasureActor = 'participant' | 'organiser'

/** The state machine of an erasure request: the person may withdraw it, an organiser carries it out or says why not. */
export const erasureTransitions = {
  withdraw: { from: ['open'], to: 'withdrawn', who: ['participant'], effects: [], logged: 'withdrawErasure' },
  refuse: {
    from: ['open'],
    to: 'refused',
    who: ['organiser'],
    effects: ['notify-refused'],
    logged: 'refuseErasure',
  },
  carryOut: {
    from: ['open'],
    to: 'done',
    who: ['organiser'],
    before: ['erase'],
    effects: ['notify-erased'],
    logged: 'erasePerson',
  },
} as const satisfies Record<string, Transition<ErasureStatus, ErasureActor, string>>

export type ErasureAction = keyof typeof erasureTransitions

export function decideErasure(action: ErasureAction, facts: { status: ErasureStatus; actor: ErasureActor }) {
  const row: Transition<ErasureStatus, ErasureActor, string> = erasureTransitions[action]
  return decideTransition(row, facts)
}

/** Kinds of personal data that an erasure destroys, as its act lists them (order 179 of Roskomnadzor). */
export const erasedCategories = [
  'names',
  'contacts',
  'passport',
  'photograph',
  'company',
  'contactPerson',
  'transfer',
  'postalAddress',
  'badge',
  'speakerProfile',
  'chat',
  'requests',
  'account',
] as const
export type ErasedCategory = (typeof erasedCategories)[number]

/** What the law or another person's rights require to keep: accounting documents (402-FZ, five years), proof of consents, a published speaker. */
export const keptCategories = [
  'invoices',
  'cardPayments',
  'consents',
  'publishedSpeaker',
  'sharedAccount',
] as const
export type KeptCategory = (typeof keptCategories)[number]

export type ErasureObstacle = 'payment_in_progress' | 'refund_first'

/**
 * Whether a person can be erased now. Money on its way and money paid for a coming forum are settled first: without the person nobody could be paid
 * back. `application` is what becomes of the application: one under way ends with the person.
 */
export function judgeErasure(facts: {
  status: ApplicationStatus
  payment: PaymentStatus
  forumOver: boolean
  /** Years after the forum nobody waits for an unpaid invoice any more. */
  timeIsOver?: boolean
}): { ok: true; application: 'cancel' | 'stay' } | { ok: false; code: ErasureObstacle } {
  const { status, payment, forumOver } = facts
  const over = status === 'cancelled' || status === 'rejected'
  if (payment === 'pending' && !facts.timeIsOver) return { ok: false, code: 'payment_in_progress' }
  const paid = payment === 'paid' || payment === 'cardPaymentAccepted'
  if (paid && !over && !forumOver) return { ok: false, code: 'refund_first' }
  // The books keep counting a person who attended or paid.
  return { ok: true, application: over || paid ? 'stay' : 'cancel' }
}
