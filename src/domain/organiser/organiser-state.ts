/** What decides whether an organiser can enter the console. Instants are milliseconds since 1970 UTC. */
export type OrganiserFacts = {
  revoked: boolean
  /** By the edition's clock; null has no end. */
  endsAt: number | null
  /** By the machine's clock, as log-ins are; null where none is open. */
  invitedUntil: number | null
  /** Passkeys and apps. Recovery codes alone are no factor. */
  factors: number
}

export const organiserStates = ['active', 'invited', 'lapsed', 'ended', 'revoked'] as const

/**
 * - active: can log in
 * - invited: sets up a second factor at the next log-in
 * - lapsed: has no second factor, and no invitation that is still good
 * - ended: the access had an end, and it has passed
 * - revoked: shut out by an admin
 */
export type OrganiserState = (typeof organiserStates)[number]

/** `now` by the edition's clock, `wall` by the machine's; `factorRequired` as in production. */
export function organiserState(
  facts: OrganiserFacts,
  at: { now: number; wall: number; factorRequired: boolean },
): OrganiserState {
  if (facts.revoked) return 'revoked'
  if (hasEnded(facts.endsAt, at.now)) return 'ended'
  if (facts.factors > 0) return 'active'
  if (facts.invitedUntil !== null) return facts.invitedUntil > at.wall ? 'invited' : 'lapsed'
  return at.factorRequired ? 'lapsed' : 'active'
}

export function hasEnded(endsAt: number | null, now: number): boolean {
  return endsAt !== null && endsAt <= now
}
