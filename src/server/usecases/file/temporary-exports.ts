import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Needs } from '#server/use-case.ts'

/** Where exports are written before they go into the store. */
export const temporaryExports = join(tmpdir(), 'quorum-exports')

/** Longer than a run takes. */
const leftBehindMs = 60 * 60_000

/** Removes what a killed worker has left in this machine's temporary folder. */
export async function clearTemporaryExports({ clock }: Needs<'clock'>): Promise<void> {
  const before = clock.wall().getTime() - leftBehindMs
  for (const name of await readdir(temporaryExports).catch(() => [])) {
    const path = join(temporaryExports, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < before) await rm(path, { force: true })
  }
}
