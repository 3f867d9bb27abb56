import type { PostalAddress } from '#domain/postal-address/judge-address.ts'
import type { Reader, Tx } from './database.ts'

export function findPostalAddress(reader: Reader, participantGuid: string) {
  return reader
    .selectFrom('postalAddress')
    .selectAll()
    .where('participantGuid', '=', participantGuid)
    .executeTakeFirst()
}

/** Saves an address on the version it was read in, 0 before the first; false when it was saved meanwhile. */
export async function savePostalAddressRow(
  tx: Tx,
  save: { participantGuid: string; version: number; address: PostalAddress; at: Date },
): Promise<boolean> {
  const change = { ...save.address, savedAt: save.at }
  if (save.version === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('postalAddress')
      .values({ participantGuid: save.participantGuid, ...change })
      .onConflict(conflict => conflict.column('participantGuid').doNothing())
      .executeTakeFirstOrThrow()
    return Number(numInsertedOrUpdatedRows) > 0
  }
  const { numUpdatedRows } = await tx
    .updateTable('postalAddress')
    .set(eb => ({ ...change, version: eb('version', '+', 1) }))
    .where('participantGuid', '=', save.participantGuid)
    .where('version', '=', save.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
