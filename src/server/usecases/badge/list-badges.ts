import type * as routes from '#contract/organiser-badge.ts'
import { countBadges, listBadgeRows } from '#server/persistence/badge-list-queries.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** Badges of everybody who may enter, by name. */
export const listBadges: UseCase<typeof routes.listBadges, 'database'> = async (
  { query: { q, kind, standing, cursor, limit } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, q, kind }
  const [place, guid] = decodeCursor(cursor, 2) ?? []
  const after = place != null && guid ? { place, guid } : null
  const [rows, counts] = await Promise.all([
    listBadgeRows(database, { ...filter, standing, after, limit }),
    countBadges(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.place, row.guid])
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
