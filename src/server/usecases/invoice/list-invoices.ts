import type { z } from 'zod'
import type { listInvoices as route } from '#contract/organizer-finance.ts'
import { decodeCursor, pageOf } from '../../persistence/cursor.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { countInvoices, listInvoices as selectInvoices } from '../../persistence/invoice-queries.ts'
import type { Services } from '../../services.ts'
import { presentInvoices } from './present-invoice.ts'

/** Invoices for finance, newest first, with counts under the same search. */
export async function listInvoices(services: Services, query: z.output<(typeof route)['query']>) {
  const edition = await readCurrentEdition(services.database)
  const { q, status, limit } = query
  const after = decodeCursor(query.cursor, 1)?.[0] ?? null
  const [rows, counts] = await Promise.all([
    selectInvoices(services.database, { editionGuid: edition.guid, q, status, after, limit: limit + 1 }),
    countInvoices(services.database, { editionGuid: edition.guid, q }),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.guid])
  return {
    items: await presentInvoices(services.database, items),
    nextCursor,
    counts: Object.fromEntries(counts.map(row => [row.status, Number(row.count)])),
  }
}
