import type * as routes from '#contract/erasure.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countErasures, listErasureRows } from '#server/persistence/erasure-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentErasureRow } from './present-erasure.ts'

/** The queue of erasure requests. */
export const listErasures: UseCase<typeof routes.listErasures, 'clock' | 'database'> = async (
  { query, facts },
  needs,
) => {
  const { database } = needs
  const at = needs.clock.now()
  const edition = await readCurrentEdition(database)
  const { q, status, limit } = query
  const filter = { editionGuid: edition.guid, q }
  const after = placeOf(decodeCursor(query.cursor, 2))
  const [rows, counts] = await Promise.all([
    listErasureRows(database, { ...filter, status, after, limit }),
    countErasures(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.requestedAt.toISOString(), row.guid])
  return {
    items: items.map(row => presentErasureRow(row, { edition, at, locale: facts.locale })),
    nextCursor,
    counts,
  }
}

/** Null, which starts the list anew, for an invalid time in the cursor. */
function placeOf(cursor: (string | null)[] | null): { requestedAt: Date; guid: string } | null {
  const [value, guid] = cursor ?? []
  const requestedAt = new Date(value ?? Number.NaN)
  return guid && !Number.isNaN(requestedAt.getTime()) ? { requestedAt, guid } : null
}
