import type * as routes from '#contract/organiser-badge.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { countBadgeKinds, countBadges, listBadgeRows } from '#server/persistence/badge-list-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findPasses } from '#server/persistence/pass-search-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** Badges of everybody who may enter. */
export const listBadges: UseCase<typeof routes.listBadges, 'database'> = async ({ query }, { database }) => {
  const { q, kind, standing, sort, cursor, limit } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const found = await findPasses(database, { editionGuid, typed: q })
  const filter = { editionGuid, found, kind, ...instantsOf(query, timeZone) }
  const [rows, counts] = await Promise.all([
    listBadgeRows(database, { ...filter, standing, sort, after: decodeCursor(cursor, 2), limit }),
    countBadges(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(row => {
      const { guid: passGuid, kind: whose, company, role, onSiteRole, counter, standing: stands } = row
      return {
        ...{ guid: passGuid, kind: whose, company, role, onSiteRole, counter, standing: stands },
        name: [row.lastName, row.firstName, row.middleName].filter(Boolean).join(' '),
        latinName: [row.latinFirstName, row.latinLastName].filter(Boolean).join(' '),
        printedAt: row.printedAt?.toISOString() ?? null,
        printNumber: row.printNumber,
        handedOverAt: row.handedOverAt?.toISOString() ?? null,
      }
    }),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ standing: stands, count }) => [stands, count])),
  }
}

/** How many badges of each kind of bearer the other filters leave. */
export const countBadgeFilters: UseCase<typeof routes.countBadgeFilters, 'database'> = async (
  { query },
  { database },
) => {
  const { q, standing } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const found = await findPasses(database, { editionGuid, typed: q })
  const filter = { editionGuid, found, standing, ...instantsOf(query, timeZone) }
  return { counts: { kind: await countBadgeKinds(database, filter) } }
}
