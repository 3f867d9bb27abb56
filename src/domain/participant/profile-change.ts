import type { ApplicationStatus } from '../application/application-status.ts'
import type { SecurityStatus } from '../passport/security-status.ts'
import { decideSecurity } from '../passport/security-transitions.ts'

/** The person's data in a Russian passport: Cyrillic names, birth date and citizenship. */
const ownFields = ['lastName', 'firstName', 'middleName', 'noMiddleName', 'birthDate', 'citizenship'] as const

/** Foreign documents are in Latin letters, so for their holders these names were compared. */
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
 * - held: the same during a new security check, when not even a request is possible
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

/** The identity fields in which two states of a person differ; Latin names count if the person was or becomes a foreigner. */
export function changedIdentity(before: Identity, after: Identity): IdentityField[] {
  const foreign = [before, after].some(({ citizenship }) => citizenship !== null && citizenship !== 'RU')
  const fields: readonly IdentityField[] = foreign ? identityFields : ownFields
  return fields.filter(field => (before[field] || null) !== (after[field] || null))
}

/**
 * Whether the profile may be saved with these identity fields changed, and what that does to the passport check: a changed identity with a given
 * passport goes back into the queue, as if the passport had been saved again (product.md §3).
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

/** The new security status after a changed identity; null where nothing is checked yet, or security already deals with the person. */
export function securityAfterIdentity(
  { security, passportGiven }: { security: SecurityStatus; passportGiven: boolean },
  changed: readonly IdentityField[],
): SecurityStatus | null {
  if (changed.length === 0 || !passportGiven) return null
  const verdict = decideSecurity('compareAgain', { status: security, actor: 'participant' })
  return verdict.ok ? verdict.to : null
}
