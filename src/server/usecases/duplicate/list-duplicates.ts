import type * as routes from '#contract/organiser-duplicate.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import {
  countDuplicatePairs,
  listDuplicatePairs,
  listDuplicateRecords,
} from '#server/persistence/duplicate-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentDuplicate } from './present-duplicate.ts'

/** Likely duplicates of the edition, one tab of them, with the counts of each under the same search and days. */
export const listDuplicates: UseCase<typeof routes.listDuplicates, 'database'> = async (
  { query },
  { database },
) => {
  const { state, sort, cursor, limit } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const filter = { editionGuid, q: query.q, ...instantsOf(query, timeZone) }
  const [rows, counts] = await Promise.all([
    listDuplicatePairs(database, { ...filter, state, sort, after: decodeCursor(cursor, 2), limit }),
    countDuplicatePairs(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  const guids = [...new Set(items.flatMap(({ leftGuid, rightGuid }) => [leftGuid, rightGuid]))]
  const found = await listDuplicateRecords(database, { editionGuid, guids })
  const records = new Map(found.map(record => [record.guid, record]))
  return {
    items: items.flatMap(pair => presentDuplicate(pair, records) ?? []),
    nextCursor,
    counts,
  }
}
