import type { Reader, Tx } from './database.ts'

/** The tags of an application, by letter. */
export async function listTags(reader: Reader, applicationGuid: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('applicationTag')
    .select('tag')
    .where('applicationGuid', '=', applicationGuid)
    .orderBy('tag')
    .execute()
  return rows.map(({ tag }) => tag)
}

/** False where it is there already. */
export async function insertTag(
  tx: Tx,
  tag: { applicationGuid: string; tag: string; addedBy: string; addedAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('applicationTag')
    .values(tag)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** False where it is gone already. */
export async function deleteTag(tx: Tx, applicationGuid: string, tag: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('applicationTag')
    .where('applicationGuid', '=', applicationGuid)
    .where('tag', '=', tag)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Tags that are in use in an edition, the most used first. */
export async function listKnownTags(reader: Reader, editionGuid: string, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('applicationTag')
    .innerJoin('application', 'application.guid', 'applicationTag.applicationGuid')
    .select(({ fn }) => ['applicationTag.tag', fn.countAll<bigint>().as('count')])
    .where('application.editionGuid', '=', editionGuid)
    .groupBy('applicationTag.tag')
    .orderBy('count', 'desc')
    .orderBy('applicationTag.tag')
    .limit(limit)
    .execute()
  return rows.map(({ tag }) => tag)
}
