import type * as routes from '#contract/erasure.ts'
import { usualRequestSort } from '#domain/change-request/request-sort.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { ownerAsked } from '#server/organiser-owner.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countErasures, listErasureRows } from '#server/persistence/erasure-queries.ts'
import { countByOwner } from '#server/persistence/organiser-request-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentErasureRow } from './present-erasure.ts'

/** The queue of erasure requests. */
export const listErasures: UseCase<typeof routes.listErasures, 'clock' | 'database'> = async (
  { query, actor: { accountGuid: callerGuid }, facts: { locale } },
  needs,
) => {
  const { database } = needs
  const at = needs.clock.now()
  const edition = await readCurrentEdition(database)
  const { q, status, limit, sort = usualRequestSort(status) } = query
  const filter = {
    ...{ editionGuid: edition.guid, q, locale, owner: ownerAsked(query.owner, callerGuid) },
    ...instantsOf(query, edition.timeZone),
  }
  const after = decodeCursor(query.cursor, 2)
  const [rows, counts] = await Promise.all([
    listErasureRows(database, filter, { status, sort, after, limit }),
    countErasures(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(row => presentErasureRow(row, { edition, at, callerGuid })),
    nextCursor,
    counts,
  }
}

/** How many requests of the status are the reader's own, and how many nobody's. */
export const countErasureFilters: UseCase<typeof routes.countErasureFilters, 'database'> = async (
  { query, actor },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const { q, status } = query
  const filter = { editionGuid: edition.guid, q, ...instantsOf(query, edition.timeZone) }
  const owner = await countByOwner(
    actor.accountGuid,
    async owner => (await countErasures(database, { ...filter, owner }))[status] ?? 0,
  )
  return { counts: { owner } }
}
