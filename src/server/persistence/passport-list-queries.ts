import { type SqlBool, sql } from 'kysely'
import { type PassportQueueState, passportQueueState } from '#domain/passport/passport-queue-state.ts'
import { passportRankings, type RankedPassportSort } from '#domain/passport/passport-sort.ts'
import { type ApplicationFilter, matching } from './application-filter-queries.ts'
import { applications, countUnder } from './application-list-queries.ts'
import { applicationOrders, guidsAlong } from './application-page-queries.ts'
import { inPlaces, pageOfRanked } from './application-ranked-queries.ts'
import { pageOfAllFound } from './application-search-queries.ts'
import { isTallied, tallyApplications, tallyBy } from './application-tally-queries.ts'
import type { TimePlace } from './cursor.ts'
import type { Reader } from './database.ts'
import { isInState, queueState, rankPassports, verdictOf } from './passport-rank-queries.ts'

type PassportFilter = Pick<
  ApplicationFilter,
  'editionGuid' | 'q' | 'people' | 'passportSince' | 'passportBefore' | 'citizenship'
>

function passports(reader: Reader) {
  return applications(reader).leftJoin('passport', 'passport.participantGuid', 'participant.guid')
}

function passportRows(reader: Reader, filter: ApplicationFilter) {
  return applications(reader)
    .select([
      'application.guid',
      'application.security',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'participant.citizenship',
      'company.shortName as companyShortName',
      'company.name as companyName',
      'application.passportSavedAt',
    ])
    .where(matching(filter))
}

/** Where the page before ended, in the order that is asked for. */
type Place =
  | SavedPlace
  | NamedPlace
  | { sort: RankedPassportSort; after: PageEnd; countries: readonly string[] }
type NamedPlace = { sort: 'name' | 'nameDown' | 'company' | 'companyDown'; after: PageEnd }
type PageEnd = readonly (string | null)[] | null

/**
 * A page of passports, each with its place as `sortKey`, and one row more, which tells whether there is another page. A passport that was not given has no
 * day and stands last.
 */
export async function listPassportRows(
  reader: Reader,
  wanted: PassportFilter & { state?: PassportQueueState | undefined; place: Place; limit: number },
) {
  const { state, place, limit: _, ...asked } = wanted
  const filter = { ...asked, security: verdictOf(state) }
  const limit = wanted.limit + 1
  if ('countries' in place) {
    const ranking = { ...passportRankings[place.sort], countries: place.countries }
    // All who stand in one state have one rank.
    if (state && ranking.by === 'state')
      return byName(
        reader,
        { filter, state },
        { sort: ranking.way === 'asc' ? 'name' : 'nameDown', after: place.after, limit },
      )
    const page = await pageOfRanked(reader, await rankPassports(reader, ranking, { filter, state }), {
      after: place.after,
      limit,
    })
    const guids = page.map(({ guid }) => guid)
    const rows = await passportRows(reader, { editionGuid: filter.editionGuid })
      .where(sql<SqlBool>`application.guid = any(${guids}::uuid[])`)
      .execute()
    return inPlaces(page, rows)
  }
  if (place.sort !== 'saved' && place.sort !== 'savedDown')
    return byName(reader, { filter, state }, { ...place, limit })
  const found = filter.citizenship && (await pageOfCitizens(reader, { filter, state, place, limit }))
  const query = found
    ? passportRows(reader, { editionGuid: filter.editionGuid }).where(
        sql<SqlBool>`application.guid = any(${found}::uuid[])`,
      )
    : passportRows(reader, filter).where(isInState(state))
  const rows =
    place.sort === 'savedDown'
      ? await latestFirst(query, place.after, limit)
      : place.after
        ? await pageAfter(query, place.after, limit)
        : await ordered(query, limit)
  return rows.map(row => ({ ...row, sortKey: row.passportSavedAt?.toISOString() ?? null }))
}

type SavedPlace = { sort: 'saved'; after: TimePlace | null } | { sort: 'savedDown'; after: TimePlace | null }

/** Few may be both found and of a citizenship, so they are gathered. Null where no search finds many, or too many. */
async function pageOfCitizens(
  reader: Reader,
  {
    filter,
    state,
    place: { sort, after },
    limit,
  }: { filter: ApplicationFilter; state: PassportQueueState | undefined; place: SavedPlace; limit: number },
): Promise<string[] | null> {
  const { people } = filter
  if (!people?.more) return null
  const [way, beyond] = sort === 'saved' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const saved = sql.ref('application.passportSavedAt')
  const isAfter = !after
    ? sql`true`
    : after.at
      ? sql`(${saved} is null or (${saved}, application.guid) ${beyond} (${after.at}, ${after.guid}::uuid))`
      : sql`${saved} is null and application.guid ${beyond} ${after.guid}::uuid`
  return pageOfAllFound(
    reader,
    { ...filter, people },
    (asked, isOfFound) => sql`select application.guid from application
      where ${matching(asked)} and ${isInState(state)} and ${isOfFound} and ${isAfter}
      order by ${saved} ${way} nulls last, application.guid ${way} limit ${limit}`,
  )
}

async function byName(
  reader: Reader,
  { filter, state }: { filter: ApplicationFilter; state: PassportQueueState | undefined },
  { sort: order, after, limit }: NamedPlace & { limit: number },
) {
  const { key, way } = applicationOrders[order]
  const also = state && isInState(state)
  const page = await guidsAlong(reader, { filter, ...(also && { also }), order, after, limit })
  return passportRows(reader, { editionGuid: filter.editionGuid })
    .select(sql<string>`${key}`.as('sortKey'))
    .where(sql<SqlBool>`application.guid = any(${page})`)
    .orderBy(key, way)
    .orderBy('application.guid', way)
    .execute()
}

type PassportRows = ReturnType<typeof passportRows>

function ordered(query: PassportRows, limit: number, direction: 'asc' | 'desc' = 'asc') {
  return query
    .orderBy('application.passportSavedAt', direction)
    .orderBy('application.guid', direction)
    .limit(limit)
    .execute()
}

/** What was saved later comes first, then what was never saved: two walks along the index, because one comparison does not span both. */
async function pageAfter(query: PassportRows, { at, guid }: TimePlace, limit: number) {
  const saved = at
    ? await ordered(
        query.where(sql<SqlBool>`(application.passport_saved_at, application.guid) > (${at}, ${guid}::uuid)`),
        limit,
      )
    : []
  if (saved.length === limit) return saved
  const never = query.where('application.passportSavedAt', 'is', null)
  const rest = at ? never : never.where('application.guid', '>', guid)
  return [...saved, ...(await ordered(rest, limit - saved.length))]
}

/** The last saved first, and again those at the end that were never saved. */
async function latestFirst(query: PassportRows, after: TimePlace | null, limit: number) {
  const given = query.where('application.passportSavedAt', 'is not', null)
  const place =
    after?.at &&
    sql<SqlBool>`(application.passport_saved_at, application.guid) < (${after.at}, ${after.guid}::uuid)`
  const saved = after && !after.at ? [] : await ordered(place ? given.where(place) : given, limit, 'desc')
  if (saved.length === limit) return saved
  const never = query.where('application.passportSavedAt', 'is', null)
  const rest = after && !after.at ? never.where('application.guid', '<', after.guid) : never
  return [...saved, ...(await ordered(rest, limit - saved.length, 'desc'))]
}

/** Everybody whom committee and security have approved, by surname, with the sealed document. */
export function listApprovedPassports(reader: Reader, editionGuid: string) {
  return passports(reader)
    .select([
      'participant.guid as participantGuid',
      'participant.lastName',
      'participant.firstName',
      'participant.middleName',
      'participant.latinFirstName',
      'participant.latinLastName',
      'participant.citizenship',
      'company.shortName as companyShortName',
      'company.name as companyName',
      'passport.sealed',
      'passport.keyId',
    ])
    .where(matching({ editionGuid, status: 'approved', security: 'passportVerified' }))
    .orderBy(sql`lower(coalesce(nullif(participant.last_name, ''), participant.latin_last_name, ''))`)
    .orderBy('participant.firstName')
    .orderBy('participant.guid')
    .execute()
}

/** How many passports each state of the queue has; exact unless a search or a filter that no tally knows finds more than is counted. */
export async function countPassports(
  reader: Reader,
  filter: ApplicationFilter,
): Promise<{ value: PassportQueueState; count: number; capped?: true }[]> {
  if (!isTallied(filter)) {
    const rows = await countUnder(reader, filter, queueState)
    return rows.map(row => ({ ...row, value: row.value as PassportQueueState }))
  }
  const tallies = await tallyApplications(reader, filter)
  return tallyBy(tallies, ({ security, hasPassport }) => passportQueueState({ security, given: hasPassport }))
}

/** Since when the first passport waits for the check. */
export async function oldestUnchecked(reader: Reader, editionGuid: string): Promise<Date | null> {
  const row = await reader
    .selectFrom('application')
    .select('passportSavedAt')
    .where('editionGuid', '=', editionGuid)
    .where('security', '=', 'passportPending')
    .where('passportSavedAt', 'is not', null)
    .orderBy('passportSavedAt')
    .limit(1)
    .executeTakeFirst()
  return row?.passportSavedAt ?? null
}
