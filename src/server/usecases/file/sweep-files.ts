import { randomUUID } from 'node:crypto'
import { listUnerasedFiles, removeUnclaimedFiles } from '#server/persistence/file-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { eraseFile } from './erase-file.ts'
import { sweepExports } from './sweep-exports.ts'
import { sweepInvoiceDocuments } from './sweep-invoice-documents.ts'
import { sweepPictures } from './sweep-pictures.ts'

/** A page not saved within this time counts as abandoned. */
const unclaimedHours = 24

const atOnce = 200
/** After this many rounds the rest is left to the next hour. */
const rounds = 50
/** After this many rounds without any success the store counts as unavailable until the next hour. */
const roundsInVain = 2

/**
 * Erases unused files: passport pages never saved, replaced photographs, the bytes of files removed while the store was unavailable, public pictures
 * that nothing names, drawn documents of cancelled invoices, and lists that were written to a file a day ago. May run twice and beside a save: whoever locks the row first decides.
 */
export async function sweepFiles(needs: Needs<'clock' | 'database' | 'files'>): Promise<void> {
  const at = needs.clock.now()
  const before = new Date(at.getTime() - unclaimedHours * 3_600_000)
  await removeUnclaimedFiles(needs.database, { before, at })
  const faults = [
    ...(await eraseRemoved(needs, at)),
    ...(await sweepPictures(needs, { before, at })),
    ...(await sweepInvoiceDocuments(needs, at)),
    ...(await sweepExports(needs)),
  ]
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} files were not erased`)
}

async function eraseRemoved(needs: Needs<'database' | 'files'>, at: Date): Promise<unknown[]> {
  const faults: unknown[] = []
  // Start at a different place each time, so that files that cannot be erased do not always block the same others.
  const start = randomUUID()
  for (const part of [
    { after: start, last: null },
    { after: null, last: start },
  ]) {
    let { after }: { after: string | null } = part
    let inVain = 0
    for (let round = 0; round < rounds; round += 1) {
      const files = await listUnerasedFiles(needs.database, { ...part, after, limit: atOnce })
      const faultsBefore = faults.length
      for (const file of files) await eraseFile(needs, file, at).catch(error => faults.push(error))
      inVain = faults.length - faultsBefore === files.length ? inVain + 1 : 0
      after = files.at(-1)?.guid ?? after
      if (files.length < atOnce || inVain === roundsInVain) break
    }
  }
  return faults
}
