import { sql } from 'kysely'
import type { Database, Reader, Tx } from './database.ts'

/** Announces that a picture will be stored; waits for a sweep that is erasing the same one. */
export async function wantPicture(database: Database, path: string, at: Date): Promise<void> {
  await database
    .insertInto('publicPicture')
    .values({ path, wantedAt: at })
    .onConflict(conflict => conflict.column('path').doUpdateSet({ wantedAt: at, erasedAt: null }))
    .execute()
}

/** Marks these pictures as named by a draft, now or before, which keeps them another day; returns those already erased. */
export async function namePictures(tx: Tx, paths: readonly string[], at: Date): Promise<string[]> {
  if (paths.length === 0) return []
  // In sorted order, so that two drafts with the same pictures cannot deadlock.
  const rows = await tx
    .selectFrom('publicPicture')
    .select(['path', 'erasedAt'])
    .where('path', 'in', paths)
    .orderBy('path')
    .forUpdate()
    .execute()
  await tx.updateTable('publicPicture').set({ wantedAt: at }).where('path', 'in', paths).execute()
  return rows.filter(({ erasedAt }) => erasedAt !== null).map(({ path }) => path)
}

/** Every path of a public picture anywhere in a draft or on the site. */
const named = sql`
  select value #>> '{}' from content_item
  cross join lateral (values (draft), (published)) as side (content)
  cross join lateral jsonb_path_query(side.content, 'strict $.** ? (@.type() == "string" && @ starts with "public/")') as value`

/** Pictures that nothing has named since `before`; in a different order each time. */
export async function listUnnamedPictures(
  reader: Reader,
  wanted: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('publicPicture')
    .select('path')
    .where('erasedAt', 'is', null)
    .where('wantedAt', '<', wanted.before)
    .where(sql<boolean>`path not in (${named})`)
    .orderBy(sql`random()`)
    .limit(wanted.limit)
    .execute()
  return rows.map(({ path }) => path)
}

/**
 * Marks a picture as erased and locks it until the transaction ends; false if it was erased, uploaded again or named since it was listed. Whoever
 * uploads or names it meanwhile has to wait.
 */
export async function claimUnnamedPicture(
  tx: Tx,
  path: string,
  facts: { before: Date; at: Date },
): Promise<boolean> {
  await tx.selectFrom('publicPicture').select('path').where('path', '=', path).forUpdate().execute()
  // A separate statement, so that it sees what a draft has saved while this one waited.
  const { numUpdatedRows } = await tx
    .updateTable('publicPicture')
    .set({ erasedAt: facts.at })
    .where('path', '=', path)
    .where('erasedAt', 'is', null)
    .where('wantedAt', '<', facts.before)
    .where(sql<boolean>`path not in (${named})`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
