import type { Reader, Tx } from './database.ts'

/** What an edition asks for one more place on the forum days, and how often the settings of the site were saved. */
export async function readSiteSetting(
  reader: Reader,
  editionGuid: string,
): Promise<{ version: number; placePriceKopecks: bigint }> {
  const row = await reader
    .selectFrom('siteSetting')
    .select(['version', 'placePriceKopecks'])
    .where('editionGuid', '=', editionGuid)
    .executeTakeFirst()
  return row ?? { version: 0, placePriceKopecks: 0n }
}

/** Saves the price on the version that was read; false when somebody saved meanwhile. The row stays locked, so that hours and places follow in turn. */
export async function saveSiteSetting(
  tx: Tx,
  editionGuid: string,
  { version, placePriceKopecks }: { version: number; placePriceKopecks: bigint },
): Promise<boolean> {
  if (version === 0) {
    const made = await tx
      .insertInto('siteSetting')
      .values({ editionGuid, placePriceKopecks })
      .onConflict(conflict => conflict.column('editionGuid').doNothing())
      .executeTakeFirst()
    return made.numInsertedOrUpdatedRows === 1n
  }
  const saved = await tx
    .updateTable('siteSetting')
    .set(eb => ({ placePriceKopecks, version: eb('version', '+', 1) }))
    .where('editionGuid', '=', editionGuid)
    .where('version', '=', version)
    .executeTakeFirst()
  return saved.numUpdatedRows === 1n
}
