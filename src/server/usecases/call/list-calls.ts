import type * as routes from '#contract/organiser-call.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countCalls, findCalls, listCallRows } from '#server/persistence/mismatch-call-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import type { UseCase } from '#server/use-case.ts'
import { listLinkTimes, presentCall, presentCallDetail, readCallScene } from './call-scene.ts'

/** Whom to call, with the counts of both tabs under the same search. */
export const listCalls: UseCase<typeof routes.listCalls, 'clock' | 'database'> = async (
  { actor, query: { q, tab, sort, cursor, limit }, facts: { locale } },
  { clock, database },
) => {
  const edition = await readCurrentEdition(database)
  const { guid: editionGuid } = edition
  const among = q
    ? await findCalls(database, { editionGuid, q, people: await findPeople(database, q) })
    : null
  const filter = { editionGuid, among, now: clock.now() }
  const [rows, { due, later }] = await Promise.all([
    listCallRows(database, { ...filter, tab, sort, locale, after: decodeCursor(cursor, 2), limit }),
    countCalls(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  const guids = items.map(({ guid }) => guid)
  const links = await listLinkTimes(database, guids, filter.now)
  return {
    items: items.map(row =>
      presentCall(row, edition, {
        ...{ caller: actor.accountGuid, now: filter.now },
        sentAt: links.get(row.guid) ?? [],
      }),
    ),
    nextCursor,
    counts: { due, later },
  }
}

export const readCall: UseCase<typeof routes.readCall, 'clock' | 'database' | 'sealer'> = async (
  { actor, params: { guid } },
  needs,
) => {
  const { clock, database } = needs
  const edition = await readCurrentEdition(database)
  const scene = await readCallScene(needs, database, { guid, edition })
  return presentCallDetail(database, scene, { caller: actor.accountGuid, now: clock.now() })
}
