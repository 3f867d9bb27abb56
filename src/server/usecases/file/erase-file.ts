import { markFileErased } from '#server/persistence/file-queries.ts'
import type { Needs } from '#server/use-case.ts'

/** Erases the bytes of a removed file. The row stays and says when; it holds nothing of the file. */
export async function eraseFile(
  needs: Needs<'database' | 'files'>,
  file: { guid: string; storageKey: string },
  at: Date,
): Promise<void> {
  await needs.files.delete(file.storageKey)
  await markFileErased(needs.database, file.guid, at)
}
