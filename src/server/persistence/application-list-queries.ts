import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import {
  type ApplicationSort,
  applicationOrder,
  applicationRankings,
  isRanked,
  type PlainOrder,
} from '#domain/application/application-sort.ts'
import {
  type ApplicationFilter,
  isTagged,
  matching,
  photographNeed,
  sentAt,
} from './application-filter-queries.ts'
import { applicationOrders, guidsAlong } from './application-page-queries.ts'
import { rankApplications } from './application-rank-queries.ts'
import { inPlaces, pageOfRanked } from './application-ranked-queries.ts'
import { askedBesideSearch, firstFound, pageOfAllFound } from './application-search-queries.ts'
import { isTallied, tallyApplications, tallyBy } from './application-tally-queries.ts'
import type { Reader } from './database.ts'
import type { Application } from './database-types.gen.ts'

export type ApplicationListRow = Awaited<ReturnType<typeof listApplicationRows>>[number]

export function applications(reader: Reader) {
  return reader
    .selectFrom('application')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
}

type Page = ApplicationFilter & {
  sort: ApplicationSort
  after: (string | null)[] | null
  limit: number
  /** Of the reader: colleagues go by the names that they see. */
  locale: 'ru' | 'en'
}

/** Reads one row more than the page, so that the caller sees whether there is more. First which rows, then what they say: what a page does not show is not looked up. */
export async function listApplicationRows(reader: Reader, wanted: Page) {
  const order = applicationOrder(wanted.sort, wanted.status)
  if (!isRanked(order)) return pageAlong(reader, wanted, order)
  const { sort: _, after, limit, locale, ...filter } = wanted
  const list = await rankApplications(reader, { ...applicationRankings[order], locale }, filter)
  const page = await pageOfRanked(reader, list, { after, limit: limit + 1 })
  const rows = await saidOf(reader, sql`${page.map(({ guid }) => guid)}::uuid[]`).execute()
  return inPlaces(page, rows)
}

async function pageAlong(reader: Reader, wanted: Page, order: PlainOrder) {
  const { sort: _, locale: _locale, after, limit, ...filter } = wanted
  const { key, way } = applicationOrders[order]
  return saidOf(reader, await guidsAlong(reader, { filter, order, after, limit: limit + 1 }))
    .select(sql<string>`${key}::text`.as('sortKey'))
    .orderBy(key, way)
    .orderBy('application.guid', way)
    .execute()
}

/** What the list says of the applications that are named. */
function saidOf(reader: Reader, guids: RawBuilder<unknown>) {
  return applications(reader)
    .leftJoin('passport', 'passport.participantGuid', 'participant.guid')
    .leftJoin('organiser as owner', 'owner.accountGuid', 'application.ownerGuid')
    .select([
      'application.guid',
      'application.participantGuid',
      'application.status',
      'application.security',
      'application.payment',
      'application.submittedAt',
      'application.role',
      'participant.locale',
      'participant.position',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'participant.citizenship',
      'participant.photographFileGuid',
      'company.shortName as companyShortName',
      'company.name as companyName',
      'company.companyType',
      'passport.savedAt as passportSavedAt',
      'application.ownerGuid',
      'owner.name as ownerName',
    ])
    .select(photographNeed.as('photographNeed'))
    .where(sql<SqlBool>`application.guid = any(${guids})`)
}

/** A count under a search or a filter that no tally knows stops here: more would cost more than it says (decision 152). */
export const mostCounted = 1000

/** `capped`: there are at least so many. */
export type Counted = { value: string; count: number; capped?: true }

/** How many applications have each status, payment, role or citizenship under a filter, exact unless it says `capped`. */
export async function countApplicationsBy<Column extends 'status' | 'payment' | 'role' | 'isRussian'>(
  reader: Reader,
  column: Column,
  filter: ApplicationFilter,
): Promise<{ value: Selectable<Application>[Column]; count: number; capped?: true }[]> {
  if (isTallied(filter)) {
    const tallies = await tallyApplications(reader, filter)
    return tallyBy(tallies, tally => tally[column] as never)
  }
  const rows = await countUnder(reader, filter, sql.ref(`application.${column}`))
  return rows.map(row => ({ ...row, value: row.value as never }))
}

/** How many stand on each side of the filter by citizenship; whoever has named none stands on neither. */
export async function countCitizenships(reader: Reader, filter: ApplicationFilter): Promise<Counted[]> {
  const rows = await countApplicationsBy(reader, 'isRussian', { ...filter, citizenship: undefined })
  return rows.flatMap(row =>
    row.value === null ? [] : [{ ...row, value: row.value ? 'russian' : 'foreign' }],
  )
}

/** Since when the oldest application under review waits. */
export async function oldestPending(reader: Reader, editionGuid: string): Promise<Date | null> {
  const row = await reader
    .selectFrom('application')
    .select('submittedAt')
    .where('editionGuid', '=', editionGuid)
    .where('status', '=', 'pending')
    .where('submittedAt', 'is not', null)
    .orderBy(sentAt)
    .orderBy('guid')
    .limit(1)
    .executeTakeFirst()
  return row?.submittedAt ?? null
}

/** Counts what is found: all of it where it is not much, otherwise what the first `mostCounted` of it are. */
export async function countUnder(
  reader: Reader,
  filter: ApplicationFilter,
  key: Expression<unknown>,
): Promise<Counted[]> {
  const { people, groups = [] } = filter
  const isNobodyNamed = people?.more && people.guids.length === 0 && groups.length === 0
  const counted = isNobodyNamed ? [] : await countUpTo(reader, named(filter), key)
  if (!isPartial(filter)) return counted
  if (counted.length > 0) return asCapped(counted)
  const gathered = filter.citizenship && (await countGathered(reader, filter, key))
  if (gathered) return gathered
  // Where nothing is asked beside a frequent search, its index has enough of them; along the list they may lie far apart.
  const some = askedBesideSearch(filter) ? null : firstFound(filter)
  const first = some ? await countUpTo(reader, { ...filter, people: some }, key) : []
  if (first.length > 0) return asCapped(first)
  // Nobody of those stands under the other filters or in this edition: then all are asked.
  return countUpTo(reader, filter, key)
}

/** Names tell of a country, so nobody may be both found and a foreigner: those who are found are asked. Null where they are too many. */
async function countGathered(
  reader: Reader,
  filter: ApplicationFilter,
  key: Expression<unknown>,
): Promise<Counted[] | null> {
  const { people, changed } = filter
  if (!people?.more || changed?.more) return null
  const rows = await pageOfAllFound(
    reader,
    { ...filter, people },
    (asked, isOfFound) => sql`select json_build_array(value, count(*))::text from (
      select ${key} as value from application where ${matching(asked)} and ${isOfFound} limit ${mostCounted + 1}
    ) as found group by value`,
  )
  return rows && cappedBeyond(rows.map(row => JSON.parse(row)).map(([value, count]) => ({ value, count })))
}

const asCapped = (rows: readonly Counted[]) => rows.map(row => ({ ...row, capped: true as const }))

/** Whether a search or a change finds more than is named. */
const isPartial = ({ people, changed }: ApplicationFilter) => Boolean(people?.more) || changed?.more === true

/** The same filter over those alone who are named. */
const named = (filter: ApplicationFilter): ApplicationFilter => ({
  ...filter,
  people: filter.people && { ...filter.people, more: null },
  changed: filter.changed && { ...filter.changed, more: false },
})

async function countUpTo(
  reader: Reader,
  filter: ApplicationFilter,
  key: Expression<unknown>,
): Promise<Counted[]> {
  const found = reader
    .selectFrom('application')
    .select(sql<string>`${key}`.as('value'))
    .where(matching(filter))
    .limit(mostCounted + 1)
  const rows = await reader
    .selectFrom(found.as('found'))
    .select(['value', sql<number>`count(*)::integer`.as('count')])
    .groupBy('value')
    .execute()
  return cappedBeyond(rows)
}

function cappedBeyond(rows: readonly Counted[]): Counted[] {
  const isCapped = rows.reduce((sum, row) => sum + row.count, 0) > mostCounted
  return isCapped ? asCapped(rows) : [...rows]
}

/** How many a filter finds, counted up to the same limit. */
export async function countFound(
  reader: Reader,
  filter: ApplicationFilter,
): Promise<Pick<Counted, 'count' | 'capped'>> {
  const [found] = await countUnder(reader, filter, sql`'found'`)
  return { count: found?.count ?? 0, ...(found?.capped && { capped: true }) }
}

/** Of each tag there are counted so many: tags are many, and each is looked up for itself. */
export const mostCountedOfTag = 200

/** How many of those whom a filter finds have each tag, by letter. Tags that none of them has are left out. */
export async function countByTag(reader: Reader, filter: ApplicationFilter): Promise<Counted[]> {
  const found = reader
    .selectFrom('application')
    .select(sql<number>`1`.as('one'))
    .where(matching(filter))
    .where(isTagged(sql`known.tag`))
    .limit(mostCountedOfTag + 1)
  // From one tag to the next by the index, instead of reading what everybody has.
  const { rows } = await sql<{ value: string; count: number }>`
    with recursive known (tag) as (
      select min(tag) from application_tag
      union all
      select (select min(next.tag) from application_tag as next where next.tag > known.tag) from known
        where known.tag is not null
    )
    select known.tag as value, tagged.count from known
      cross join lateral (select count(*)::integer as count from (${found}) as found) as tagged
      where known.tag is not null and tagged.count > 0
      order by known.tag`.execute(reader)
  return rows.map(row =>
    row.count > mostCountedOfTag ? { ...row, count: mostCountedOfTag, capped: true } : row,
  )
}
