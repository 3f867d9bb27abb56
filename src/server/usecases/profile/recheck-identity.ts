import { type IdentityField, securityAfterIdentity } from '#domain/participant/profile-change.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { requeuePassport } from '../../persistence/passport-queries.ts'

/** Has the passport compared with the new identity, where one was given; the status it goes to, or null where nothing is to be checked. */
export async function recheckIdentity(
  tx: Tx,
  record: ParticipantRecord,
  changed: readonly IdentityField[],
  at: Date,
): Promise<SecurityStatus | null> {
  const passportGiven = record.passportSavedAt !== null
  const security = securityAfterIdentity({ security: record.security, passportGiven }, changed)
  if (!security) return null
  await changeApplication(tx, record.applicationGuid, { security, passportNote: null }, at)
  await requeuePassport(tx, record.guid, at)
  return security
}
