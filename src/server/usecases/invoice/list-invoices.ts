import type * as routes from '#contract/organiser-finance.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { countsOfRows } from '#domain/search/list-counts.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countInvoices,
  findInvoices,
  listInvoices as selectInvoices,
} from '#server/persistence/invoice-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentAllForFinance } from './invoice-for-finance.ts'

/** Invoices for finance in the order that is asked for, with counts under the same search. */
export const listInvoices: UseCase<typeof routes.listInvoices, 'database'> = async ({ query }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  const { q, status, company, from, to, sort, limit } = query
  const filter = {
    ...{ editionGuid: edition.guid, company, from, to },
    found: q ? await findInvoices(needs.database, q) : null,
  }
  const after = decodeCursor(query.cursor, 2)
  const [rows, counts] = await Promise.all([
    selectInvoices(needs.database, { ...filter, status, sort, after, limit: limit + 1 }),
    countInvoices(needs.database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: await presentAllForFinance(needs.database, items),
    nextCursor,
    ...countsOfRows(
      counts.map(row => ({ value: row.status, count: Number(row.count) })),
      { names: invoiceStatuses, inPart: filter.found?.more ?? false },
    ),
  }
}
