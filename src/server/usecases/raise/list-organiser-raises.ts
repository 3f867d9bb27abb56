import type * as routes from '#contract/organiser-raise.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { usualRaiseSort } from '#domain/raise/raise-sort.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countRaises, listRaiseRows } from '#server/persistence/raise-queries.ts'
import { readSiteSetting } from '#server/persistence/site-setting-queries.ts'
import { readForumDayQuotas } from '#server/persistence/staff-company-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentListedRaise } from './present-raise.ts'

/** The queue of requests for more places, one tab of it, with the counts of all under the same search and days. */
export const listOrganiserRaises: UseCase<typeof routes.listOrganiserRaises, 'database'> = async (
  { query },
  { database },
) => {
  const { state = 'asked', sort = usualRaiseSort(state), cursor, limit } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const filter = { editionGuid, q: query.q, ...instantsOf(query, timeZone) }
  const after = decodeCursor(cursor, 2)
  const [rows, { counts }, quotas, { placePriceKopecks }] = await Promise.all([
    listRaiseRows(database, { ...filter, tab: state, sort, after, limit }),
    countRaises(database, filter),
    readForumDayQuotas(database, editionGuid),
    readSiteSetting(database, editionGuid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(row => presentListedRaise(row, quotas)),
    nextCursor,
    counts,
    placePriceKopecks: placePriceKopecks.toString(),
  }
}
