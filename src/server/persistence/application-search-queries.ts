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

type FoundApplication = { applicationGuid: string; participantGuid: string }

/**
 * One page of those whom a frequent search finds as typed, by walking the index of an order by names, which holds what people are found by. Null where the
 * page is not full after some thousands: those who are found stand together farther on, or the list ends.
 */
export async function pageOfFound(
  reader: Reader,
  wanted: {
    editionGuid: string
    typed: string
    /** Their members are found too. */
    groups?: readonly string[] | undefined
    order: PlainOrder
    after: readonly (string | null)[] | null
    limit: number
    /** What else is asked of a row of `application_search`. */
    more: RawBuilder<SqlBool> | null
  },
): Promise<FoundApplication[] | null> {
  const order = orders[wanted.order]
  if (!order) return null
  const { key } = order
  const way = sql.raw(order.way)
  const { editionGuid, groups = [], more, limit } = wanted
  const asked = [isFoundHere(wanted.typed)]
  if (groups.length > 0)
    asked.push(sql<SqlBool>`application_search.application_guid in (select application_guid from group_member
      where group_guid = any(${groups}::uuid[]) and removed_at is null)`)
  const { rows } = await sql<FoundApplication>`
    select application_search.application_guid, application_search.participant_guid from (
      select application_guid, participant_guid, search_key, list_name, list_company from application_search
      where application_search.edition_guid = ${editionGuid}
        and ${comesAfter(order, sql`application_search.application_guid`, wanted.after)}
      order by ${key} ${way}, application_search.application_guid ${way} limit ${mostWalked}
    ) as application_search
    where ${foundAnd(sql`${sql.join(asked, sql` or `)}`, more)}
    order by ${key} ${way}, application_search.application_guid ${way} limit ${limit}`.execute(reader)
  return rows.length === limit ? rows : null
}

/** Asked only of those who are found. The planner takes the lookup for the cheaper test, and would begin with it for all thousands. */
const foundAnd = (found: RawBuilder<unknown>, more: RawBuilder<SqlBool> | null) =>
  more ? sql`case when ${found} then ${more} else false end` : sql`(${found})`

/** What a list of applications asks beside its search; null where it is nothing. */
export function askedBesideSearch({
  editionGuid,
  q: _,
  people: __,
  groups: ___,
  ...rest
}: ApplicationFilter): RawBuilder<SqlBool> | null {
  if (Object.values(rest).every(value => value === undefined)) return null
  return sql<SqlBool>`(select ${matching({ editionGuid, ...rest })} from application
    where application.guid = application_search.application_guid)`
}

/** A key too long for the index is asked of the participant. */
function isFoundHere(typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`case when application_search.search_key is null
    then (select ${exactMatch('participant', typed)} from participant where participant.guid = application_search.participant_guid)
    else ${exactMatch('applicationSearch', typed)} end`
}
