import type * as routes from '#contract/organiser-call.ts'
import { type DayRange, instantsOf } from '#domain/edition/day-range.ts'
import type { OwnerChoice } from '#domain/organiser/owned-request.ts'
import { ownerAsked } from '#server/organiser-owner.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countCalls, findCalls, listCallRows } from '#server/persistence/mismatch-call-queries.ts'
import { countByOwner } from '#server/persistence/organiser-request-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import type { UseCase } from '#server/use-case.ts'
import { listLinkTimes, presentCall, presentCallDetail, readCallScene } from './call-scene.ts'

type Asked = DayRange & { q?: string | undefined; owner?: OwnerChoice | undefined }

async function callFilterOf(
  reader: Reader,
  { guid: editionGuid, timeZone }: EditionRow,
  { query, callerGuid }: { query: Asked; callerGuid: string },
) {
  const { q, owner } = query
  return {
    editionGuid,
    among: q ? await findCalls(reader, { editionGuid, q, people: await findPeople(reader, q) }) : null,
    owner: ownerAsked(owner, callerGuid),
    ...instantsOf(query, timeZone),
  }
}

/** Whom to call, with the counts of both tabs under the same filters. */
export const listCalls: UseCase<typeof routes.listCalls, 'clock' | 'database'> = async (
  { actor, query, facts: { locale } },
  { clock, database },
) => {
  const { tab, sort, cursor, limit } = query
  const edition = await readCurrentEdition(database)
  const found = await callFilterOf(database, edition, { query, callerGuid: actor.accountGuid })
  const filter = { ...found, now: clock.now() }
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

/** How many calls of the tab each owner would find; asked for when the filters are opened. */
export const countCallFilters: UseCase<typeof routes.countCallFilters, 'clock' | 'database'> = async (
  { actor: { accountGuid: callerGuid }, query },
  { clock, database },
) => {
  const edition = await readCurrentEdition(database)
  const filter = await callFilterOf(database, edition, { query, callerGuid })
  const now = clock.now()
  const owner = await countByOwner(
    callerGuid,
    async each => (await countCalls(database, { ...filter, now, owner: each }))[query.tab],
  )
  return { counts: { owner } }
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
