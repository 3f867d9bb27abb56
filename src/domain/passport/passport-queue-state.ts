import { type SecurityStatus, securityStatuses } from './security-status.ts'

/** State of a passport in the checking queue; one not given yet is separate from one that can be checked. */
export type PassportQueueState = SecurityStatus | 'notGiven'

export const passportQueueStates: readonly PassportQueueState[] = [...securityStatuses, 'notGiven']

/** What stands in a row of this state; `given` where the verdict alone does not tell. */
export function factsOfPassportState(state: PassportQueueState): {
  security: SecurityStatus
  given?: boolean
} {
  if (state === 'notGiven') return { security: 'passportPending', given: false }
  return state === 'passportPending' ? { security: state, given: true } : { security: state }
}

/** A passport that was not given cannot be checked, but an exclusion (on hold, rejected) is shown anyway. */
export function passportQueueState(passport: {
  security: SecurityStatus
  given: boolean
}): PassportQueueState {
  return passport.security === 'passportPending' && !passport.given ? 'notGiven' : passport.security
}
