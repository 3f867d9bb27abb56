import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { PassportPart, ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import type { Sealed } from '../secrets/sealer.ts'
import type { Reader, Tx } from './database.ts'

export function findPassport(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('passport')
    .selectAll()
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
}

/** Saves a passport; the unique index on the keyed hash refuses a document that another participant has given. */
export async function savePassportRow(
  tx: Tx,
  passport: { participantGuid: string; numberHash: Buffer; savedAt: Date } & Sealed,
): Promise<void> {
  const { participantGuid: _, ...change } = passport
  await tx
    .insertInto('passport')
    .values(passport)
    .onConflict(conflict => conflict.column('participantGuid').doUpdateSet(change))
    .execute()
}

export type PassportViewingRow = {
  participantGuid: string
  viewedBy: string
  viewedAs: OrganiserRole
  part: PassportPart
  purpose: ViewingPurpose
  at: Date
}

export async function recordViewing(tx: Tx, viewing: PassportViewingRow): Promise<void> {
  await tx.insertInto('passportViewing').values(viewing).execute()
}

/** Who of the organisers looked at a passport, the newest first; never who by name. */
export function listViewings(reader: Reader, participantGuid: string, limit: number) {
  return reader
    .selectFrom('passportViewing')
    .select(['at', 'viewedAs', 'part', 'purpose'])
    .where('participantGuid', '=', participantGuid)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
