import type { Reader, Tx } from './database.ts'

export function findContactPerson(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('contactPerson')
    .selectAll()
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
}

export type ContactPersonData = {
  name: string
  email: string | null
  phone: string | null
  getsNotices: boolean
}

/** Saves a contact person on the version that was read, 0 before the first; false when it was saved meanwhile. */
export async function saveContactPersonRow(
  tx: Tx,
  save: { participantGuid: string; version: number; data: ContactPersonData; at: Date },
): Promise<boolean> {
  const { participantGuid, version, data, at } = save
  if (version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('contactPerson')
      .values({ participantGuid, ...data, savedAt: at })
      .onConflict(conflict => conflict.column('participantGuid').doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) > 0
  }
  const { numUpdatedRows } = await tx
    .updateTable('contactPerson')
    .set(eb => ({ ...data, savedAt: at, version: eb('version', '+', 1) }))
    .where('participantGuid', '=', participantGuid)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteContactPerson(tx: Tx, participantGuid: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('contactPerson')
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
