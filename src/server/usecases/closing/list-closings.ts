import type * as routes from '#contract/closing.ts'
import type { ClosingRow } from '#contract/closing.ts'
import { closingStateOf } from '#domain/closing/closing.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import {
  type ClosingRowRecord,
  countClosings,
  listClosings as selectClosings,
} from '#server/persistence/closing-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { invoiceNumber } from '../invoice/present-invoice.ts'

/** The papers after the forum for finance, with counts under the same search and days. */
export const listClosings: UseCase<typeof routes.listClosings, 'database'> = async ({ query }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  const { q, state, company, sort, limit, from, to } = query
  const days = { from, to, ...instantsOf(query, edition.timeZone) }
  const filter = { editionGuid: edition.guid, q, company, days }
  const after = decodeCursor(query.cursor, 2)
  const [rows, { oldestAt: _oldest, ...counts }] = await Promise.all([
    selectClosings(needs.database, { ...filter, state, sort, after, limit: limit + 1 }),
    countClosings(needs.database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return { items: items.map(presentClosing), nextCursor, counts }
}

export function presentClosing(row: ClosingRowRecord): ClosingRow {
  return {
    guid: row.guid,
    number: invoiceNumber(row),
    issuedOn: row.issuedOn,
    invoiceGuid: row.invoiceGuid,
    invoiceNumber: invoiceNumber({ year: row.invoiceYear, number: row.invoiceNumber }),
    payerName: row.payerName,
    payerInn: row.payerInn,
    wanted: { channel: row.documentsBy, edoOperator: row.edoOperator, edoId: row.edoId },
    people: row.people,
    totalKopecks: row.totalKopecks.toString(),
    vatKopecks: row.vatKopecks.toString(),
    vatPercent: row.vatPercent,
    state: closingStateOf(row),
    since: row.sentOn === null ? row.createdAt.toISOString() : null,
    channel: row.channel,
    sentOn: row.sentOn,
    reference: row.reference,
    returnedOn: row.returnedOn,
    address: row.address || null,
  }
}
