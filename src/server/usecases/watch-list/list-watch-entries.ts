import type * as routes from '#contract/organiser-watch-list.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countFoundEntries,
  listWatchEntries as listRows,
} from '#server/persistence/watch-list-entry-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** Who is on the list of security: read by those alone who keep it, as its hits are. */
export const listWatchEntries: UseCase<typeof routes.listWatchEntries, 'database'> = async (
  { query },
  { database },
) => {
  const { q, sort, cursor, limit } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const filter = { editionGuid, q, ...instantsOf(query, timeZone) }
  const [rows, total] = await Promise.all([
    listRows(database, { ...filter, sort, after: decodeCursor(cursor, 2), limit }),
    countFoundEntries(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(row => ({
      guid: row.guid,
      name: [row.lastName, row.firstName, row.middleName].filter(Boolean).join(' '),
      birthDate: row.birthDate,
      remark: row.remark,
      loadedAt: row.loadedAt.toISOString(),
      loadedBy: row.loadedByName ?? '',
      searchedAt: row.searchedAt?.toISOString() ?? null,
      hits: row.hits,
    })),
    nextCursor,
    total,
  }
}
