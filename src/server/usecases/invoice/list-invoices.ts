import type * as routes from '#contract/organiser-finance.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countInvoices,
  findInvoices,
  mostInvoicesNamed,
  listInvoices as selectInvoices,
} from '#server/persistence/invoice-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentAllForFinance } from './invoice-for-finance.ts'

/** Invoices for finance, newest first, with counts under the same search. */
export const listInvoices: UseCase<typeof routes.listInvoices, 'database'> = async ({ query }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  const { q, status, limit } = query
  const after = decodeCursor(query.cursor, 1)?.[0] ?? null
  const found = q ? await findInvoices(needs.database, q) : null
  const [rows, counts] = await Promise.all([
    selectInvoices(needs.database, { editionGuid: edition.guid, found, status, after, limit: limit + 1 }),
    countInvoices(needs.database, { editionGuid: edition.guid, found }),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.guid])
  return {
    items: await presentAllForFinance(needs.database, items),
    nextCursor,
    counts: Object.fromEntries(counts.map(row => [row.status, Number(row.count)])),
    countsUpTo: found?.more ? mostInvoicesNamed : null,
  }
}
