import { listCancelledWithDocuments, markDocumentsErased } from '#server/persistence/invoice-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { invoiceDocumentKeys } from '../invoice/drawn-document.ts'
import { eraseEach } from './erase-each.ts'

/** The rest is left to the next hour. */
const most = 500

/** Erases the drawn documents of cancelled invoices, which are drawn again on demand. Returns the number of faults. */
export async function sweepInvoiceDocuments(
  needs: Needs<'database' | 'files'>,
  at: Date,
): Promise<unknown[]> {
  const guids = await listCancelledWithDocuments(needs.database, most)
  return eraseEach(guids, async guid => {
    for (const key of Object.values(invoiceDocumentKeys(guid))) await needs.files.delete(key)
    await markDocumentsErased(needs.database, guid, at)
  })
}
