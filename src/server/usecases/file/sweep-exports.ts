import { exportKept } from '#domain/export/exported-list.ts'
import { deleteExport, listAgedExports } from '#server/persistence/export-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { eraseEach } from './erase-each.ts'
import { clearTemporaryExports } from './temporary-exports.ts'

/** The rest is left to the next hour. */
const most = 200

/** Erases files of lists that were kept for a day, or thrown away, and then what is known of them; gives the failures. */
export async function sweepExports({
  clock,
  database,
  files,
}: Needs<'clock' | 'database' | 'files'>): Promise<unknown[]> {
  await clearTemporaryExports({ clock })
  const before = new Date(clock.wall().getTime() - exportKept)
  const aged = await listAgedExports(database, { before, limit: most })
  return eraseEach(aged, async ({ guid, storageKey }) => {
    if (storageKey) await files.delete(storageKey)
    await deleteExport(database, guid)
  })
}
