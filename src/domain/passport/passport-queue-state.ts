import { type SecurityStatus, securityStatuses } from './security-status.ts'

/** Where a passport stands in the queue of its check: what waits to be given is apart from what can be checked. */
export type PassportQueueState = SecurityStatus | 'notGiven'

export const passportQueueStates: readonly PassportQueueState[] = [...securityStatuses, 'notGiven']

/** A passport that was not given has nothing to check; an exclusion (on hold, rejected) is told all the same. */
export function passportQueueState(passport: {
  security: SecurityStatus
  given: boolean
}): PassportQueueState {
  return passport.security === 'passportPending' && !passport.given ? 'notGiven' : passport.security
}
