import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PlainOrder } from '#domain/application/application-sort.ts'
import { type ApplicationFilter, matching, sentAt } from './application-filter-queries.ts'
import {
  askedBesideSearch,
  besideSearch,
  isRare,
  pageOfAllFound,
  pageOfFound,
} from './application-search-queries.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'

const byDay = bothWays('instant', sentAt)
const byName = bothWays('text', sql`application.list_name`)
const byCompany = bothWays('text', sql`application.list_company`)
const byPosition = bothWays('text', sql`application.list_position`)

/** An index of the same columns serves each both ways. */
export const applicationOrders: Record<PlainOrder, ListOrder> = {
  newest: byDay.down,
  oldest: byDay.up,
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
  position: byPosition.up,
  positionDown: byPosition.down,
}

type Wanted = {
  filter: ApplicationFilter
  /** What the list asks of every row, whatever the reader filters by. */
  also?: RawBuilder<SqlBool> | undefined
  order: PlainOrder
  after: readonly (string | null)[] | null
  limit: number
}

/** The guids of one page in an order that an index serves. */
export async function guidsAlong(
  reader: Reader,
  { filter, also, order, after, limit }: Wanted,
): Promise<RawBuilder<unknown>> {
  const { key, way } = applicationOrders[order]
  const pageFor = (asked: ApplicationFilter, isOfFound = sql<SqlBool>`true`) => {
    const page = reader
      .selectFrom('application')
      .select('application.guid')
      .where(matching(asked))
      .where(also ?? sql<SqlBool>`true`)
      .where(isOfFound)
      .where(comesAfter(applicationOrders[order], sql.ref('application.guid'), after))
      .orderBy(key, way)
      .orderBy('application.guid', way)
      .limit(limit)
    return sql<string[]>`${page}`
  }
  const { editionGuid, people, changed, groups, q: typed = '' } = filter
  const gather = async () => (people?.more ? pageOfAllFound(reader, { ...filter, people }, pageFor) : null)
  const walk = async () => {
    if (people?.more !== 'asTyped') return null
    const more = askedBesideSearch(filter, also)
    const isSuch = sql<SqlBool>`${matching(besideSearch(filter))} and ${also ?? sql`true`}`
    // The few of one status or verdict stand in an index of their own.
    if (more && (await isRare(reader, isSuch))) return filter.status || filter.security ? null : gather()
    return pageOfFound(reader, { editionGuid, typed, groups, order, after, limit, more })
  }
  const soon = async () =>
    people?.more ? pageAmongFirst(reader, { filter, also, order, after, limit }) : null
  // Positions have nothing to do with names, so whoever is found by name stands among the first thousands too.
  const isByPosition = order === 'position' || order === 'positionDown'
  const inOrder = isByPosition ? [soon, gather] : people?.more === 'near' ? [gather] : [walk]
  // Few are both found and changed, or found and foreigners, so they are gathered first; in order of time a page is soon full.
  const ways =
    changed?.more || (filter.citizenship && !isByPosition) ? [gather] : key === sentAt ? [] : inOrder
  let gathered: string[] | null = null
  for (const way of ways) gathered ??= await way()
  return gathered ? sql`${gathered}::uuid[]` : sql`array(${pageFor(filter)})`
}

/** So many are asked one after another: what one in fifty has fills a page. */
const firstAsked = 3000

/** The page where it is full after the first applications of an order; otherwise null. */
export async function pageAmongFirst(
  reader: Reader,
  { filter, also, order, after, limit }: Wanted,
): Promise<string[] | null> {
  const { key, way } = applicationOrders[order]
  const inOrder = sql`order by ${key} ${sql.raw(way)}, application.guid ${sql.raw(way)}`
  const { rows } = await sql<{ guid: string }>`
    select application.guid from (
      select * from application where edition_guid = ${filter.editionGuid}
        and ${comesAfter(applicationOrders[order], sql.ref('application.guid'), after)}
      ${inOrder} limit ${firstAsked}
    ) as application
    where ${matching(filter)} and ${also ?? sql`true`} ${inOrder} limit ${limit}`.execute(reader)
  return rows.length === limit ? rows.map(({ guid }) => guid) : null
}
