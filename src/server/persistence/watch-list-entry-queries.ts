import { type SqlBool, sql } from 'kysely'
import type { WatchEntrySort } from '#domain/watch-list/watch-entry-sort.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { likePattern } from './search-text.ts'
import { standingHits } from './watch-list-queries.ts'

const name = sql`concat_ws(' ', listed.last_name, listed.first_name, listed.middle_name)`
const byName = bothWays('text', sql`lower(${name} collate "und-x-icu")`)
/** Whoever's birth date is not known comes before all others. */
const byBirth = bothWays('text', sql`coalesce(listed.birth_date, '')`)
const byTime = bothWays('instant', sql`listed.loaded_at`)

function ordersOf(hits: ReturnType<typeof hitsOf>): Record<WatchEntrySort, ListOrder> {
  const byHits = bothWays('whole', hits)
  return {
    name: byName.up,
    nameDown: byName.down,
    born: byBirth.up,
    bornDown: byBirth.down,
    newest: byTime.down,
    oldest: byTime.up,
    mostHits: byHits.down,
    fewestHits: byHits.up,
  }
}

/** Those who were found to be somebody else are no hits any more. The hits have an `entry` of their own. */
const hitsOf = (reader: Reader, editionGuid: string) =>
  sql<number>`(${standingHits(reader, editionGuid)
    .select(({ fn }) => sql<number>`${fn.countAll()}::integer`.as('count'))
    .where('hit.state', '<>', 'other')
    .where(sql<SqlBool>`hit.entry_guid = listed.guid`)})`

type Wanted = {
  editionGuid: string
  q: string | undefined
  /** Loaded in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

/** No index serves the search, the days nor the orders: lists of hundreds are read in a few milliseconds. */
function entries(reader: Reader, { editionGuid, q = '', ...days }: Wanted) {
  const text = sql`replace(lower((${name} || ' ' || coalesce(listed.remark, '')) collate "und-x-icu"), 'ё', 'е')`
  const words = q.split(/\s+/).filter(word => word !== '')
  return reader
    .selectFrom('watchEntry as listed')
    .where('listed.editionGuid', '=', editionGuid)
    .where(isWithin(sql.ref('listed.loadedAt'), days))
    .where(({ and }) => and(words.map(word => sql<SqlBool>`${text} like ${`%${likePattern(word)}%`}`)))
}

/** One row more than the page, each with its place in the order as `sortKey`. */
export function listWatchEntries(
  reader: Reader,
  wanted: Wanted & { sort: WatchEntrySort; after: readonly (string | null)[] | null; limit: number },
) {
  const hits = hitsOf(reader, wanted.editionGuid)
  const order = ordersOf(hits)[wanted.sort]
  return entries(reader, wanted)
    .leftJoin('organiser', 'organiser.accountGuid', 'listed.loadedBy')
    .select(['listed.guid', 'listed.lastName', 'listed.firstName', 'listed.middleName', 'listed.birthDate'])
    .select(['listed.remark', 'listed.loadedAt', 'listed.searchedAt', 'organiser.name as loadedByName'])
    .select(hits.as('hits'))
    .select(sql<string>`${order.key}::text`.as('sortKey'))
    .where(comesAfter(order, sql.ref('listed.guid'), wanted.after))
    .orderBy(order.key, order.way)
    .orderBy('listed.guid', order.way)
    .limit(wanted.limit + 1)
    .execute()
}

export async function countFoundEntries(reader: Reader, wanted: Wanted): Promise<number> {
  const { count } = await entries(reader, wanted)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
