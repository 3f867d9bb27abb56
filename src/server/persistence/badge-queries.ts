import type { Reader, Tx } from './database.ts'

export async function findWifiCode(
  reader: Reader,
  wanted: { participantGuid: string; editionGuid: string },
): Promise<string | null> {
  const row = await reader
    .selectFrom('badge')
    .select('wifiCode')
    .where('participantGuid', '=', wanted.participantGuid)
    .where('editionGuid', '=', wanted.editionGuid)
    .executeTakeFirst()
  return row?.wifiCode ?? null
}

/** Stores the person's Wi-Fi code unless they have one or the code is taken; false when nothing was stored. */
export async function insertWifiCode(
  tx: Tx,
  badge: { participantGuid: string; editionGuid: string; wifiCode: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('badge')
    .values(badge)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
