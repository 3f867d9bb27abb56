import { type IdentityField, securityAfterIdentity } from '#domain/participant/profile-change.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { requeuePassport } from '#server/persistence/passport-queries.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { securityMachine } from '../transition/security-machine.ts'

/** Has a given passport compared with the new identity; returns the new status, or null where there is nothing to check. */
export async function recheckIdentity(
  tx: Tx,
  record: Locked<ParticipantRecord>,
  { changed, at }: { changed: readonly IdentityField[]; at: Date },
): Promise<SecurityStatus | null> {
  const passportGiven = record.passportSavedAt !== null
  const security = securityAfterIdentity({ security: record.security, passportGiven }, changed)
  if (!security) return null
  await applyTransition(tx, securityMachine, 'compareAgain', record, {
    by: { as: 'participant', at },
    change: { passportNote: null },
    effects: { 'queue-again': () => requeuePassport(tx, record.guid, at) },
  })
  return security
}
