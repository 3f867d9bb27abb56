import { decideTransition, type Transition } from '../transition/transition.ts'
import type { SecurityStatus } from './security-status.ts'

export type SecurityActor = 'participant' | 'manager' | 'security'

/** The passport check's state machine (product.md §3). A refusal tells the person no details. */
export const securityTransitions = {
  verify: {
    from: ['passportPending', 'passportFailed', 'onHold'],
    to: 'passportVerified',
    who: ['security'],
    effects: ['notify-verified'],
  },
  fail: {
    from: ['passportPending', 'onHold'],
    to: 'passportFailed',
    who: ['security'],
    effects: ['notify-failed'],
  },
  refuse: {
    from: ['passportPending', 'passportFailed', 'passportVerified', 'onHold'],
    to: 'rejected',
    who: ['security'],
    effects: ['notify-refused'],
  },
  hold: {
    from: ['passportPending', 'passportFailed', 'passportVerified'],
    to: 'onHold',
    who: ['security'],
    effects: ['notify-on-hold'],
  },
  lookAgain: { from: ['rejected', 'onHold'], to: 'passportPending', who: ['security'], effects: [] },
  saveAgain: {
    from: ['passportPending', 'passportFailed', 'passportVerified'],
    to: 'passportPending',
    who: ['participant', 'manager'],
    effects: [],
    logged: 'savePassport',
  },
  /** The identity changed after a passport was given: it goes to the end of the queue, to be compared again. */
  compareAgain: {
    from: ['passportPending', 'passportFailed', 'passportVerified'],
    to: 'passportPending',
    who: ['participant'],
    effects: ['queue-again'],
    logged: null,
  },
  /** A reopened form is sent again and may now name somebody else. */
  sendFormAgain: {
    from: ['passportFailed', 'passportVerified'],
    to: 'passportPending',
    who: ['participant'],
    effects: [],
    logged: null,
  },
} as const satisfies Record<string, Transition<SecurityStatus, SecurityActor, string>>

export type SecurityAction = keyof typeof securityTransitions

/** Decides an action on a person's security status (product.md §3). */
export function decideSecurity(
  action: SecurityAction,
  facts: { status: SecurityStatus; actor: SecurityActor },
) {
  const row: Transition<SecurityStatus, SecurityActor, string> = securityTransitions[action]
  return decideTransition(row, facts)
}
