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

/**
 * Saves a passport on the version it was read in, 0 before the first; false when it was saved meanwhile. The unique index on the keyed hash refuses a
 * document that another participant has given.
 */
export async function savePassportRow(
  tx: Tx,
  passport: { participantGuid: string; version: number; numberHash: Buffer; savedAt: Date } & Sealed,
): Promise<boolean> {
  const { participantGuid, version, ...change } = passport
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('passport')
      .values({ participantGuid, ...change })
      .onConflict(conflict => conflict.column('participantGuid').doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) > 0
  }
  const { numUpdatedRows } = await tx
    .updateTable('passport')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('participantGuid', '=', participantGuid)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves a passport to the end of the queue: its holder's data have changed, and an operator who has it open must look again. */
export async function requeuePassport(tx: Tx, participantGuid: string, at: Date): Promise<void> {
  await tx
    .updateTable('passport')
    .set({ savedAt: at })
    .where('participantGuid', '=', participantGuid)
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

/** Viewings of a passport by organisers, newest first, without their names. */
export function listViewings(reader: Reader, participantGuid: string, limit: number) {
  return reader
    .selectFrom('passportViewing')
    .select(['at', 'viewedAs', 'part', 'purpose'])
    .where('participantGuid', '=', participantGuid)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
