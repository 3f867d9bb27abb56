import { claimUnnamedPicture, listUnnamedPictures } from '#server/persistence/public-picture-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { eraseEach } from './erase-each.ts'

/** The rest is left to the next hour. */
const most = 500

/** Erases public pictures that no content has named since `before`; returns the number of faults. */
export async function sweepPictures(
  needs: Needs<'database' | 'files'>,
  facts: { before: Date; at: Date },
): Promise<unknown[]> {
  const { database, files } = needs
  const paths = await listUnnamedPictures(database, { before: facts.before, limit: most })
  return eraseEach(paths, path =>
    database.transaction().execute(async tx => {
      if (await claimUnnamedPicture(tx, path, facts)) await files.delete(path)
    }),
  )
}
