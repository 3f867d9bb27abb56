import type * as routes from '#contract/organiser-watch-list.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countWatchEntries,
  countWatchHits,
  listWatchHits as listHitRows,
  listWatchedRecords,
} from '#server/persistence/watch-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentWatchHit } from './present-watch-hit.ts'

/** Hits of the watch list, one tab of them, with the counts of all. */
export const listWatchHits: UseCase<typeof routes.listWatchHits, 'database'> = async (
  { query },
  { database },
) => {
  const { state, sort, cursor, limit } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const filter = { editionGuid, ...instantsOf(query, timeZone) }
  const [rows, counts, { count, unsearched, loadedAt }] = await Promise.all([
    listHitRows(database, { ...filter, state, sort, after: decodeCursor(cursor, 2), limit }),
    countWatchHits(database, filter),
    countWatchEntries(database, editionGuid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  const guids = items.map(({ subjectGuid }) => subjectGuid)
  const found = await listWatchedRecords(database, { editionGuid, guids })
  const people = new Map(found.map(person => [person.guid, person]))
  return {
    items: items.flatMap(hit => presentWatchHit(hit, people) ?? []),
    nextCursor,
    counts,
    listed: count,
    loadedAt: loadedAt?.toISOString() ?? null,
    unsearched,
  }
}
