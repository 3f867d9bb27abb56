import { removeFile } from '#server/persistence/file-queries.ts'
import type { Needs } from '#server/use-case.ts'

/**
 * Writes the bytes of a file whose row is there already: bytes without a row would never be found again. A row whose bytes could not be written is
 * removed at once, and the sweep erases whatever part of them a remote store has kept.
 */
export async function keepBytes(
  needs: Needs<'clock' | 'database' | 'files'>,
  file: { guid: string; storageKey: string; bytes: Uint8Array; contentType: string },
): Promise<void> {
  try {
    await needs.files.put(file.storageKey, file.bytes, { contentType: file.contentType })
  } catch (error) {
    const remove = needs.database.transaction().execute(tx => removeFile(tx, file.guid, needs.clock.now()))
    // The cause to tell is the store's; a row that stays is swept by its age.
    await remove.catch(() => null)
    throw error
  }
}
