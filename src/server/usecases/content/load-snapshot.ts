import type { Database } from '#server/persistence/database.ts'
import { readEditions, readPublishedContent } from '#server/persistence/published-content-queries.ts'
import { type ContentSnapshot, makeSnapshot } from './content-snapshot.ts'

/** All published content, read as of one moment. */
export function loadSnapshot(database: Database): Promise<ContentSnapshot> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async tx => makeSnapshot(await readEditions(tx), await readPublishedContent(tx)))
}
