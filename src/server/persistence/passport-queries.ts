import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import {
  checkingPurposes,
  type PassportPart,
  type ViewingPurpose,
} from '#domain/passport/passport-viewing.ts'
import type { Sealed } from '../secrets/sealer.ts'
import type { Reader, Tx } from './database.ts'

export function findPassport(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('passport')
    .selectAll()
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
}

/** The sealed passports of these people; a number out of a list alone is none. */
export function listGivenPassports(reader: Reader, participantGuids: readonly string[]) {
  return reader
    .selectFrom('passport')
    .select(['participantGuid', 'sealed', 'keyId'])
    .where(({ eb, val }) => eb('participantGuid', '=', eb.fn.any(val([...participantGuids]))))
    .where('savedAt', 'is not', null)
    .execute()
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

/** The same for many people at once. */
export async function recordViewings(tx: Tx, viewings: readonly PassportViewingRow[]): Promise<void> {
  // A statement has at most 65,535 parameters.
  for (let from = 0; from < viewings.length; from += 5000)
    await tx
      .insertInto('passportViewing')
      .values(viewings.slice(from, from + 5000))
      .execute()
}

export async function recordViewing(tx: Tx, viewing: PassportViewingRow): Promise<void> {
  await tx.insertInto('passportViewing').values(viewing).execute()
}

/** Whose data this organiser has opened in order to check them, and when last. */
export async function lastChecks(
  reader: Reader,
  look: { participantGuids: readonly string[]; viewedBy: string },
): Promise<Map<string, Date>> {
  const rows = await reader
    .selectFrom('passportViewing')
    .select(({ fn }) => ['participantGuid', fn.max('at').as('at')])
    .where(({ eb, val }) => eb('participantGuid', '=', eb.fn.any(val([...look.participantGuids]))))
    .where('viewedBy', '=', look.viewedBy)
    .where('part', '=', 'data')
    .where('purpose', 'in', checkingPurposes)
    .groupBy('participantGuid')
    .execute()
  return new Map(rows.map(row => [row.participantGuid, row.at]))
}

/** The last time this organiser opened the passport: a scan that is shown with it belongs to that look and its purpose. */
export async function findLastLook(
  reader: Reader,
  look: { participantGuid: string; viewedBy: string },
): Promise<{ at: Date; purpose: ViewingPurpose } | null> {
  const found = await reader
    .selectFrom('passportViewing')
    .select(['at', 'purpose'])
    .where('participantGuid', '=', look.participantGuid)
    .where('viewedBy', '=', look.viewedBy)
    .where('part', '=', 'data')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
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
