import { decideTransition, type Transition } from '../transition/transition.ts'

/** How far the check of an employee or a vehicle has come: not sent yet, at security, let in, refused (product.md §3). */
export const reviewStates = ['unconfirmed', 'pending', 'approved', 'rejected'] as const

export type ReviewState = (typeof reviewStates)[number]

export type ReviewActor = 'owner' | 'security'

/** One machine for employees and vehicles: a company sends them, security decides, and a pass lives only while they are approved. */
export const reviewTransitions = {
  send: { from: ['unconfirmed'], to: 'pending', who: ['owner'], effects: [] },
  /** Also what a change of the data does: security has not seen the new ones. */
  takeBack: { from: ['pending', 'approved'], to: 'unconfirmed', who: ['owner'], effects: ['end-pass'] },
  approve: {
    from: ['pending'],
    to: 'approved',
    who: ['security'],
    effects: ['issue-pass', 'notify-approved'],
  },
  refuse: {
    from: ['pending', 'approved'],
    to: 'rejected',
    who: ['security'],
    effects: ['end-pass', 'notify-refused'],
  },
  lookAgain: { from: ['rejected'], to: 'pending', who: ['security'], effects: ['notify-looked-again'] },
} as const satisfies Record<string, Transition<ReviewState, ReviewActor, string>>

export type ReviewAction = keyof typeof reviewTransitions

/** Decides an action on an employee or a vehicle. */
export function decideReview(action: ReviewAction, facts: { state: ReviewState; actor: ReviewActor }) {
  const row: Transition<ReviewState, ReviewActor, string> = reviewTransitions[action]
  return decideTransition(row, { status: facts.state, actor: facts.actor })
}

/** Since when something waits for security; null for what does not. */
export function reviewSince({ state, sentAt }: { state: ReviewState; sentAt: string | null }): string | null {
  return state === 'pending' ? sentAt : null
}

/** The status of spec point 4: not sent, under review, approved. A refused one stays under review there; the security status says the rest. */
export function reviewStatus(state: ReviewState): 'unconfirmed' | 'pending' | 'approved' {
  return state === 'rejected' ? 'pending' : state
}

/** The security status of spec point 4. */
export function reviewSecurity(state: ReviewState): 'pending' | 'approved' | 'rejected' {
  return state === 'approved' || state === 'rejected' ? state : 'pending'
}
