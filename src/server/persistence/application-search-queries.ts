import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { PlainOrder } from '#domain/application/application-sort.ts'
import { type ApplicationFilter, matching } from './application-filter-queries.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import { firstWalked, mostGathered, mostNamed, mostWalked, sampledShare } from './search-limits.ts'
import {
  exactMatch,
  firstOfMany,
  isFoundHere,
  namedPeople,
  type PeopleFound,
  pageOfFew,
  pageOfGathered,
} from './search-text.ts'

const byName = bothWays('text', sql`application_search.list_name`)
const byCompany = bothWays('text', sql`application_search.list_company`)

/** The orders in which people are found along an index that holds what they are found by (decision 183). */
const orders: Partial<Record<PlainOrder, ListOrder>> = {
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
}

type Wanted = {
  editionGuid: string
  typed: string
  /** Their members are found too. */
  groups?: readonly string[] | undefined
  order: PlainOrder
  after: readonly (string | null)[] | null
  limit: number
  /** What else is asked of a row of `application_search`. */
  more: RawBuilder<SqlBool> | null
}

/**
 * The applications of one page of those whom a frequent search finds as typed, in an order by names. A short walk fills the page where they stand near;
 * otherwise all of them are gathered. Null where they are too many for that and stand together farther on.
 */
export async function pageOfFound(reader: Reader, wanted: Wanted): Promise<string[] | null> {
  const soon = await pageWalked(reader, wanted, firstWalked)
  if (soon) return soon
  return (await findsTooMany(reader, wanted.typed))
    ? pageWalked(reader, wanted, mostWalked)
    : pageInOrder(reader, wanted)
}

/** The same pages of a table each time, so that one page of a list does not judge otherwise than the next. */
const sampled = sql`tablesample system (${sql.lit(sampledShare)}) repeatable (1)`

/** Judged by a sample: to gather thousands in vain would take longer than the list itself. */
async function findsTooMany(reader: Reader, typed: string): Promise<boolean> {
  const { rows } = await sql<{ tooMany: boolean }>`
    select count(*) > ${(mostGathered * sampledShare) / 100} as too_many
    from application_search ${sampled} where ${isFoundHere(typed)}`.execute(reader)
  return rows[0]?.tooMany ?? false
}

/**
 * Walks the index of an order by names, which holds what people are found by. Null where the page is not full after so many: those who are found stand
 * together farther on, or the list ends.
 */
async function pageWalked(reader: Reader, wanted: Wanted, steps: number): Promise<string[] | null> {
  const order = orders[wanted.order]
  if (!order) return null
  const { editionGuid, typed, groups = [], more, limit } = wanted
  const asked = [isFoundHere(typed)]
  if (groups.length > 0) asked.push(standsIn(groups))
  const { rows } = await sql<{ guid: string }>`
    select application_search.application_guid as guid from (
      select application_guid, participant_guid, search_key, list_name, list_company from application_search
      where application_search.edition_guid = ${editionGuid} and ${from(order, wanted)}
      ${inOrder(order)} limit ${steps}
    ) as application_search
    where ${foundAnd(sql`${sql.join(asked, sql` or `)}`, more)}
    ${inOrder(order)} limit ${limit}`.execute(reader)
  return rows.length === limit ? rows.map(({ guid }) => guid) : null
}

/** All who are found, in order, asked one after another what else the list asks until the page is full. Null where they are too many to gather. */
async function pageInOrder(reader: Reader, wanted: Wanted): Promise<string[] | null> {
  const order = orders[wanted.order]
  if (!order) return null
  const { more, limit } = wanted
  const { rows } = await sql<{ page: string[] | null }>`
    with found as materialized (select * from (${foundRows(wanted)}) as found limit ${mostGathered + 1})
    select case when (select count(*) from found) <= ${mostGathered} then array(
      select application_guid from (
        select * from found as application_search where ${from(order, wanted)} ${inOrder(order)} offset 0
      ) as application_search
      where ${more ?? sql`true`} ${inOrder(order)} limit ${limit}
    ) end as page`.execute(reader)
  return rows[0]?.page ?? null
}

const from = (order: ListOrder, { after }: Wanted) =>
  comesAfter(order, sql`application_search.application_guid`, after)

function inOrder({ key, way }: ListOrder) {
  return sql`order by ${key} ${sql.raw(way)}, application_search.application_guid ${sql.raw(way)}`
}

const standsIn = (groups: readonly string[]) => sql<SqlBool>`application_search.application_guid in (
  select application_guid from group_member where group_guid = any(${groups}::uuid[]) and removed_at is null)`

/** Everybody whom a search finds as typed, each once, by the index of the keys. */
function foundRows({ editionGuid, typed, groups = [] }: Pick<Wanted, 'editionGuid' | 'typed' | 'groups'>) {
  const rows = sql`select application_guid, participant_guid, list_name, list_company from application_search
    where edition_guid = ${editionGuid}`
  const members = sql`union all ${rows} and ${standsIn(groups)} and not ${isFoundHere(typed)}`
  return sql`${rows} and ${exactMatch('applicationSearch', typed)}
    union all ${rows} and search_key is null and ${isFoundHere(typed)} ${groups.length > 0 ? members : sql``}`
}

/** What `pageOf` chooses among the applications of all whom a search finds as typed; null where they are too many to gather. */
export async function pageOfFoundApplications(
  reader: Reader,
  { groups = [], ...wanted }: Pick<Wanted, 'editionGuid' | 'typed' | 'groups'>,
  pageOf: (few: RawBuilder<string[]>) => RawBuilder<unknown>,
): Promise<string[] | null> {
  if (await findsTooMany(reader, wanted.typed)) return null
  const members = sql`union all
    select application_guid from group_member where group_guid = any(${groups}::uuid[]) and removed_at is null`
  const found = sql`select application_guid from (${foundRows(wanted)}) as found ${groups.length > 0 ? members : sql``}`
  return pageOfFew(reader, found, pageOf)
}

/** What `pageOf` chooses among all people whom a frequent search finds in an edition; null where they are too many to gather. */
export async function pageOfFoundPeople(
  reader: Reader,
  { people, editionGuid, typed }: Pick<Wanted, 'editionGuid' | 'typed'> & { people: PeopleFound },
  pageOf: (people: PeopleFound) => RawBuilder<unknown>,
): Promise<string[] | null> {
  // Typing errors are looked for in the names of people alone.
  if (people.more === 'near') return pageOfGathered(reader, { people, typed }, pageOf)
  if (await findsTooMany(reader, typed)) return null
  const found = sql`select participant_guid from (${foundRows({ editionGuid, typed })}) as found`
  return pageOfFew(reader, found, all => pageOf({ ...people, more: null, all }))
}

/** The first of those of whom a search finds too many to name, for counts that say "at least"; null where all are named. */
export function firstFound({
  people,
  editionGuid,
  q: typed = '',
}: Pick<ApplicationFilter, 'people' | 'editionGuid' | 'q'>): PeopleFound | null {
  if (people?.more !== 'asTyped') return firstOfMany(people, typed)
  const found = sql`select participant_guid from (${foundRows({ editionGuid, typed })}) as found`
  return { ...people, more: null, all: sql<string[]>`array(${found} limit ${mostNamed + 1})` }
}

/** The applications of the same, as an array; null where all people are named. */
export function firstFoundApplications(
  filter: Pick<ApplicationFilter, 'people' | 'editionGuid' | 'q'>,
): RawBuilder<string[]> | null {
  const { people, editionGuid, q: typed = '' } = filter
  if (people?.more === 'asTyped')
    return sql<string[]>`array(
      select application_guid from (${foundRows({ editionGuid, typed })}) as found limit ${mostNamed + 1})`
  const first = firstOfMany(people, typed)
  return (
    first &&
    sql<string[]>`array(
      select guid from application where edition_guid = ${editionGuid} and participant_guid = any(${namedPeople(first)}))`
  )
}

/** What `pageOf` chooses among all whom a frequent search finds; null where they are too many to gather. */
export function pageOfAllFound(
  reader: Reader,
  filter: ApplicationFilter & { people: PeopleFound },
  pageOf: (asked: ApplicationFilter, isOfFound: RawBuilder<SqlBool>) => RawBuilder<unknown>,
): Promise<string[] | null> {
  const { people, q: typed = '' } = filter
  // Typing errors are looked for in the names of people alone.
  if (people.more === 'near')
    return pageOfGathered(reader, { people, typed }, all =>
      pageOf({ ...filter, people: all }, sql<SqlBool>`true`),
    )
  return pageOfFoundApplications(reader, { ...filter, typed }, few =>
    pageOf(besideSearch(filter), sql<SqlBool>`application.guid = any(${few})`),
  )
}

/** Asked only of those who are found. The planner takes the lookup for the cheaper test, and would begin with it for all thousands. */
const foundAnd = (found: RawBuilder<unknown>, more: RawBuilder<SqlBool> | null) =>
  more ? sql`case when ${found} then ${more} else false end` : sql`(${found})`

/** What a list of applications asks beside its search, `also` among it; null where it is nothing. */
export function askedBesideSearch(
  filter: ApplicationFilter,
  also?: RawBuilder<SqlBool>,
): RawBuilder<SqlBool> | null {
  const { editionGuid: _, ...rest } = besideSearch(filter)
  if (!also && Object.values(rest).every(value => value === undefined)) return null
  return sql<SqlBool>`(select ${matching(besideSearch(filter))} and ${also ?? sql`true`} from application
    where application.guid = application_search.application_guid)`
}

/** Whether few applications are such, judged by a sample: most of those who are found would be asked in vain. */
export async function isRare(reader: Reader, isSuch: RawBuilder<SqlBool>): Promise<boolean> {
  const { rows } = await sql<{ rare: boolean }>`
    select count(*) filter (where ${isSuch}) * 30 < count(*) as rare
    from application ${sampled}`.execute(reader)
  return rows[0]?.rare ?? false
}

/** The filter without its search. */
export const besideSearch = ({
  q: _,
  people: __,
  groups: ___,
  ...rest
}: ApplicationFilter): ApplicationFilter => rest
