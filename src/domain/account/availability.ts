/** The two numbers of a participant that the session rules are based on (product.md §2). */
export type AvailabilityFacts = { statusId: number; securityStatus: number }

/** What the account may do as this participant; spec point 4 names the first three, not `onHold`. */
export type Availability = 'blocked' | 'waiting' | 'available' | 'onHold'

// Thresholds of spec point 9, "Status thresholds".
const approvedFrom = 60
const blockedBelow = 1
const securityBlocked = -20

/** Waiting for approval: statusId below 60 and securityStatus 0 or more (spec point 4). */
export function isWaiting({ statusId, securityStatus }: AvailabilityFacts): boolean {
  return statusId < approvedFrom && securityStatus >= 0
}

/** Blocked: statusId below 1 or securityStatus -20 (spec point 4). */
export function isBlocked({ statusId, securityStatus }: AvailabilityFacts): boolean {
  return statusId < blockedBelow || securityStatus === securityBlocked
}

/** Available: statusId 60 or more and securityStatus 0 or more (spec point 4). */
export function isAvailable({ statusId, securityStatus }: AvailabilityFacts): boolean {
  return statusId >= approvedFrom && securityStatus >= 0
}

/**
 * The single answer for a participant. By the letter of the spec a rejected application (statusId 0) is both blocked and waiting: blocked is checked
 * first (product.md §2).
 */
export function availabilityOf(facts: AvailabilityFacts): Availability {
  if (isBlocked(facts)) return 'blocked'
  if (isWaiting(facts)) return 'waiting'
  return isAvailable(facts) ? 'available' : 'onHold'
}
