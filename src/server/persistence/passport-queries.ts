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

export async function recordViewing(
  tx: Tx,
  viewing: { participantGuid: string; viewedBy: string; at: Date },
): Promise<void> {
  await tx.insertInto('passportViewing').values(viewing).execute()
}
