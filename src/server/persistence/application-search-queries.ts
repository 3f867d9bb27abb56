import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PlainOrder } from '#domain/application/application-sort.ts'
import { type ApplicationFilter, matching } from './application-filter-queries.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import { exactMatch } from './search-text.ts'

const byName = bothWays('text', sql`application_search.list_name`)
const byCompany = bothWays('text', sql`application_search.list_company`)

/** The orders in which people are found along an index that holds what they are found by (decision 183). */
const orders: Partial<Record<PlainOrder, ListOrder>> = {
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
}

/** So many are looked at: where a search finds one in a hundred, they fill a page many times over. */
const mostWalked = 20_000

/**
 * The applications of one page among those whom a frequent search finds as typed, by walking the index of an order by names, which holds what people are
 * found by. Null where the page is not full after some thousands: those who are found stand together farther on, or the list ends.
 */
export async function pageOfFound(
  reader: Reader,
  wanted: {
    filter: ApplicationFilter
    order: PlainOrder
    after: readonly (string | null)[] | null
    limit: number
  },
): Promise<string[] | null> {
  const order = orders[wanted.order]
  if (!order) return null
  const { key } = order
  const way = sql.raw(order.way)
  const { editionGuid, q: typed = '', people: _, groups = [], ...rest } = wanted.filter
  const asked = [isFoundHere(typed)]
  if (groups.length > 0)
    asked.push(sql<SqlBool>`application_search.application_guid in (select application_guid from group_member
      where group_guid = any(${groups}::uuid[]) and removed_at is null)`)
  const isMore = Object.values(rest).some(value => value !== undefined)
  const more = isMore
    ? sql`and (select ${matching({ editionGuid, ...rest })} from application where application.guid = application_search.application_guid)`
    : sql``
  const { rows } = await sql<{ guid: string }>`
    select application_search.application_guid as guid from (
      select application_guid, participant_guid, search_key, list_name, list_company from application_search
      where application_search.edition_guid = ${editionGuid}
        and ${comesAfter(order, sql`application_search.application_guid`, wanted.after)}
      order by ${key} ${way}, application_search.application_guid ${way} limit ${mostWalked}
    ) as application_search
    where (${sql.join(asked, sql` or `)}) ${more}
    order by ${key} ${way}, application_search.application_guid ${way} limit ${wanted.limit}`.execute(reader)
  return rows.length === wanted.limit ? rows.map(({ guid }) => guid) : null
}

/** A key too long for the index is asked of the participant. */
function isFoundHere(typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`case when application_search.search_key is null
    then (select ${exactMatch('participant', typed)} from participant where participant.guid = application_search.participant_guid)
    else ${exactMatch('applicationSearch', typed)} end`
}
