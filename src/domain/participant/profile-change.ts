import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { decideSecurity } from '../passport/security-transitions.ts'

/** What a passport says of a person: Cyrillic names, birth date and citizenship. */
const ownFields = ['lastName', 'firstName', 'middleName', 'noMiddleName', 'birthDate', 'citizenship'] as const

/** A foreign document is in Latin letters, so that for its holder these are the name that was compared. */
const latinFields = ['latinLastName', 'latinFirstName'] as const

/** All fields that may belong to a person's identity, in the order of the form. */
export const identityFields = [...ownFields, ...latinFields] as const
export type IdentityField = (typeof identityFields)[number]

export type Identity = {
  lastName: string | null
  firstName: string | null
  middleName: string | null
  noMiddleName: boolean
  latinLastName: string | null
  latinFirstName: string | null
  birthDate: string | null
  citizenship: string | null
}

/**
 * How much of the profile a person may change:
 * - open: everything
 * - verified: all but the identity, which was compared with the passport; it takes a change request
 * - held: the same while security looks again, and no request helps
 * - closed: nothing, because the application is not under way
 */
export const profileAccesses = ['open', 'verified', 'held', 'closed'] as const
export type ProfileAccess = (typeof profileAccesses)[number]

export type ProfileState = { status: ApplicationStatus; security: SecurityStatus }

export function profileAccess({ status, security }: ProfileState): ProfileAccess {
  if (status !== 'pending' && status !== 'approved') return 'closed'
  if (security === 'rejected') return 'closed'
  if (security === 'passportVerified') return 'verified'
  return security === 'onHold' ? 'held' : 'open'
}

/** The identity fields in which two states of a person differ; Latin names count where the person was or becomes a foreigner. */
export function changedIdentity(before: Identity, after: Identity): IdentityField[] {
  const foreign = [before, after].some(({ citizenship }) => citizenship !== null && citizenship !== 'RU')
  const fields: readonly IdentityField[] = foreign ? identityFields : ownFields
  return fields.filter(field => (before[field] || null) !== (after[field] || null))
}

/**
 * Whether the profile may be saved with these identity fields changed, and what becomes of the passport check: a person who was given a passport
 * and now is called otherwise goes back into the queue, as if the passport were saved again (product.md §3).
 */
export function judgeProfileChange(
  state: ProfileState & { passportGiven: boolean },
  changed: readonly IdentityField[],
):
  | { ok: true; security: SecurityStatus | null }
  | { ok: false; code: 'state_forbids'; fields: readonly IdentityField[] } {
  const access = profileAccess(state)
  if (access === 'closed') return { ok: false, code: 'state_forbids', fields: [] }
  if (changed.length === 0) return { ok: true, security: null }
  if (access !== 'open') return { ok: false, code: 'state_forbids', fields: changed }
  return { ok: true, security: securityAfterIdentity(state, changed) }
}

/** The security status to go to when the identity has changed; null where nothing is checked, or security has it in hand. */
export function securityAfterIdentity(
  { security, passportGiven }: { security: SecurityStatus; passportGiven: boolean },
  changed: readonly IdentityField[],
): SecurityStatus | null {
  if (changed.length === 0 || !passportGiven) return null
  const verdict = decideSecurity('compareAgain', { status: security, actor: 'participant' })
  return verdict.ok ? verdict.to : null
}
