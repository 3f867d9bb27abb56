import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { gatherChanges } from './application-change-queries.ts'
import { type ApplicationFilter, matching } from './application-filter-queries.ts'
import { pageAmongFirst } from './application-page-queries.ts'
import {
  askedBesideSearch,
  besideSearch,
  isRare,
  pageOfAllFound,
  pageOfFound,
} from './application-search-queries.ts'
import type { Reader } from './database.ts'
import { pageOfFew } from './search-text.ts'

/** Which rows have a rank: those that are `same` as one of the groups in `known`, each of which an index holds by name, after `lead`. */
export type Rank = {
  id: string
  groups: { known: RawBuilder<unknown>; same: RawBuilder<SqlBool>; lead?: RawBuilder<unknown> } | null
}

/** Applications in order of ranks, and within each by name. */
export type RankedList = {
  filter: ApplicationFilter
  /** What the list asks of every row, whatever the reader filters by. */
  also?: RawBuilder<SqlBool> | undefined
  ranks: readonly Rank[]
  /** What a row says of its rank. */
  rankId: RawBuilder<string>
  way: 'asc' | 'desc'
  /** Whether the filter may find a few of many that no index of the order holds apart. */
  isNarrowed: boolean
}

/** One row's place; the key is its rank, a colon and the name. */
type Placed = { guid: string; sortKey: string }

/** Where the page before has ended. */
type Place = { rank: number; name: string; guid: string }

type Page = { place: Place | null; limit: number }

/**
 * A page of an order by ranks. The few whom a filter finds are gathered and sorted. Otherwise the page is filled rank by rank: of each group of a rank, which
 * an index holds by name, the next are merged, so that a page costs the same whatever the number of applications.
 */
export async function pageOfRanked(
  reader: Reader,
  list: RankedList,
  { after, limit }: { after: readonly (string | null)[] | null; limit: number },
): Promise<Placed[]> {
  const page = { place: placeIn(list, after), limit }
  return (
    (await pageOfFirst(reader, list, page)) ?? (await gather(reader, list, page)) ?? walk(reader, list, page)
  )
}

/**
 * What many have is soon found along the names, where one rank has nearly everybody: to merge its dozens of groups would ask each of them for a whole page.
 * Null where the first rank does not fill the page.
 */
async function pageOfFirst(
  reader: Reader,
  list: RankedList,
  { place, limit }: Page,
): Promise<Placed[] | null> {
  const { filter, ranks, rankId, way } = list
  const { q: typed = '', people, groups, changed, editionGuid } = filter
  const ordered = way === 'asc' ? ranks : ranks.toReversed()
  const first = place ? ranks[place.rank] : ordered.find(rank => rank.groups)
  if (!first) return null
  const also = sql<SqlBool>`${list.also ?? sql`true`} and ${rankId} = ${first.id}`
  const order = way === 'asc' ? 'name' : 'nameDown'
  const after = place && [place.name, place.guid]
  const isFrequent = async () =>
    !(await isRare(reader, sql<SqlBool>`${matching(besideSearch(filter))} and ${also}`))
  const guids =
    people?.more === 'asTyped' && !changed?.more && (await isFrequent())
      ? await pageOfFound(reader, {
          ...{ editionGuid, typed, groups, order, after, limit },
          more: askedBesideSearch(filter, also),
        })
      : changed?.more && !typed
        ? await pageAmongFirst(reader, { filter, also, order, after, limit })
        : null
  if (guids?.length !== limit) return null
  const { rows } = await sql<Placed>`
    select guid, ${`${first.id}:`}::text || list_name as sort_key from application where guid = any(${guids}::uuid[])
    order by array_position(${guids}::uuid[], guid)`.execute(reader)
  return rows
}

/** What was read of the rows of a page, in its order. */
export function inPlaces<Row extends { guid: string }>(page: readonly Placed[], rows: readonly Row[]) {
  const byGuid = new Map(rows.map(row => [row.guid, row]))
  return page.flatMap(({ guid, sortKey }) => {
    const row = byGuid.get(guid)
    return row ? [{ ...row, sortKey }] : []
  })
}

/** Null begins anew. */
function placeIn({ ranks }: RankedList, after: readonly (string | null)[] | null): Place | null {
  const [key, guid] = after ?? []
  if (!key || !guid) return null
  const colon = key.indexOf(':')
  const rank = ranks.findIndex(({ id }) => id === key.slice(0, colon))
  return rank < 0 ? null : { rank, name: key.slice(colon + 1), guid }
}

const guidLength = 36

/** Null where they are many. */
async function gather(reader: Reader, list: RankedList, page: Page): Promise<Placed[] | null> {
  const { filter, also = sql`true` } = list
  const { people } = filter
  const found = people?.more
    ? await pageOfAllFound(reader, { ...filter, people }, (asked, isOfFound) =>
        sortedPage(list, page, sql`${matching(asked)} and ${isOfFound} and ${also}`),
      )
    : list.isNarrowed
      ? await pageOfNarrowed(reader, list, page)
      : null
  return found?.map(row => ({ guid: row.slice(0, guidLength), sortKey: row.slice(guidLength + 1) })) ?? null
}

async function pageOfNarrowed(reader: Reader, list: RankedList, page: Page): Promise<string[] | null> {
  const { filter, also = sql`true` } = list
  const changed = filter.changed?.more ? await gatherChanges(reader, filter.changed) : filter.changed
  if (changed === null) return null
  const found = sql`select application.guid from application where ${matching({ ...filter, changed })} and ${also}`
  return pageOfFew(reader, found, few => sortedPage(list, page, sql`application.guid = any(${few})`))
}

/** Each row as its guid, a colon and its key. */
function sortedPage(list: RankedList, { place, limit }: Page, condition: RawBuilder<unknown>) {
  const { ranks, rankId } = list
  const rank = sql`array_position(${ranks.map(({ id }) => id)}::text[], ${rankId})`
  const { way, beyond } = waysOf(list)
  const after = place
    ? sql`(${rank}, application.list_name, application.guid)
        ${beyond} (${place.rank + 1}::integer, ${place.name}::text, ${place.guid}::uuid)`
    : sql`true`
  return sql`select application.guid || ':' || ${rankId} || ':' || application.list_name from application
    where ${condition} and ${after}
    order by ${rank} ${way}, application.list_name ${way}, application.guid ${way} limit ${limit}`
}

const waysOf = ({ way }: RankedList) => ({ way: sql.raw(way), beyond: way === 'asc' ? sql`>` : sql`<` })

async function walk(reader: Reader, list: RankedList, { place, limit }: Page): Promise<Placed[]> {
  const { ranks } = list
  const ordered = list.way === 'asc' ? ranks : ranks.toReversed()
  const ended = place ? ranks[place.rank] : undefined
  const rows: Placed[] = []
  for (const rank of ended ? ordered.slice(ordered.indexOf(ended)) : ordered) {
    if (rows.length === limit) break
    const next = { place: rank === ended ? place : null, limit: limit - rows.length }
    rows.push(...(await pageOfRank(reader, list, { ...next, rank })))
  }
  return rows
}

async function pageOfRank(
  reader: Reader,
  list: RankedList,
  { rank: { id, groups }, place, limit }: Page & { rank: Rank },
): Promise<Placed[]> {
  if (!groups) return []
  const { filter, also = sql`true` } = list
  const { way, beyond } = waysOf(list)
  const after = place
    ? sql`(application.list_name, application.guid) ${beyond} (${place.name}::text, ${place.guid}::uuid)`
    : sql`true`
  const lead = groups.lead ? sql`${groups.lead} ${way},` : sql``
  const { rows } = await sql<Placed>`
    select placed.guid, ${`${id}:`}::text || placed.list_name as "sortKey" from ${groups.known}
    cross join lateral (
      select application.guid, application.list_name from application
      where ${matching(filter)} and ${also} and ${groups.same} and ${after}
      order by ${lead} application.list_name ${way}, application.guid ${way} limit ${limit}
    ) as placed
    order by placed.list_name ${way}, placed.guid ${way} limit ${limit}`.execute(reader)
  return rows
}
