import {
  type Expression,
  expressionBuilder,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely'
import {
  type ApplicationOrder,
  type ApplicationSort,
  applicationOrder,
} from '#domain/application/application-sort.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { type ChangesFound, wasChanged } from './application-change-queries.ts'
import { pageOfFound } from './application-search-queries.ts'
import { isTallied, tallyApplications, tallyBy } from './application-tally-queries.ts'
import type { Reader } from './database.ts'
import type { Application, DB } from './database-types.gen.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import { isFound, namedPeople, type PeopleFound, pageOfGathered } from './search-text.ts'

export type ApplicationFilter = {
  editionGuid: string
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  status?: ApplicationStatus | undefined
  payment?: PaymentStatus | undefined
  security?: SecurityStatus | undefined
  role?: 'participant' | 'speaker' | 'media' | undefined
  photograph?: 'review' | 'requested' | 'missing' | undefined
  /** An account, or null for those that nobody has taken. */
  owner?: string | null | undefined
  citizenship?: 'russian' | 'foreign' | undefined
  /** Under review since this instant or longer. */
  waitingSince?: Date | undefined
  sentFrom?: Date | undefined
  /** Not included. */
  sentTo?: Date | undefined
  changed?: ChangesFound | undefined
  /** Only members of this group. */
  group?: string | undefined
  tag?: string | undefined
  /** A passport that was saved in this time. */
  passportSince?: Date | undefined
  passportBefore?: Date | undefined
  /** Groups whose coordinator matches the search: their members are found too. */
  groups?: readonly string[] | undefined
}

export type ApplicationListRow = Awaited<ReturnType<typeof listApplicationRows>>[number]

export function applications(reader: Reader) {
  return reader
    .selectFrom('application')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
}

/** As its indexes have it: what was never sent lies before everything. */
const sentAt = sql<Date>`coalesce(application.submitted_at, '-infinity')`
const wasSent = sql<SqlBool>`application.submitted_at is not null`

function isOfPeople({ q = '', people }: ApplicationFilter): RawBuilder<SqlBool> {
  return people && !people.more
    ? sql<SqlBool>`application.participant_guid = any(${namedPeople(people)})`
    : sql<SqlBool>`(select ${isFound(people, q)} from participant where participant.guid = application.participant_guid)`
}

/** Each way of finding somebody uses its own index, which a condition with "or" could not; where people are many the list is walked anyway. */
function inGroupsOr(filter: ApplicationFilter, groups: readonly string[]): RawBuilder<SqlBool> {
  const { people } = filter
  if (!people || people.more) return sql<SqlBool>`(${isOfPeople(filter)} or ${standsIn(groups)})`
  return sql<SqlBool>`application.guid = any(array(
    select guid from application where participant_guid = any(${namedPeople(people)})
    union all
    select application_guid from group_member where group_guid = any(${groups}::uuid[]) and removed_at is null))`
}

const standsIn = (groups: readonly string[]) => sql<SqlBool>`application.guid in (
  select application_guid from group_member where group_guid = any(${groups}::uuid[]) and removed_at is null)`

const isTagged = (tag: Expression<unknown>) => sql<SqlBool>`application.guid in (
  select application_guid from application_tag where application_tag.tag = ${tag})`

/** A photograph is seen by the committee when it was changed after the approval, or when the measurements could not tell before the decision. */
const photographWaits = {
  review: sql<SqlBool>`(application.photograph_review_since is not null and application.status = 'approved'
    or application.status = 'pending' and exists (select from photograph_check as looked
      where looked.file_guid = participant.photograph_file_guid and looked.verdict is distinct from 'pass'))`,
  requested: sql<SqlBool>`application.photograph_requested_at is not null`,
  missing: sql<SqlBool>`participant.photograph_file_guid is null`,
} as const

/** The same as conditions of a list: the few that are to be seen come from their own indexes. */
const photographFilters = {
  ...photographWaits,
  review: sql<SqlBool>`application.guid in (
    select guid from application where photograph_review_since is not null and status = 'approved'
    union all
    select waits.guid from photograph_check as looked
      join participant as shown on shown.photograph_file_guid = looked.file_guid
      join application as waits on waits.participant_guid = shown.guid
      where looked.verdict is distinct from 'pass' and waits.status = 'pending')`,
  missing: sql<SqlBool>`(select photograph_file_guid is null from participant
    where participant.guid = application.participant_guid)`,
}

/** The same for one row; what somebody of the committee has to do comes first. */
const photographNeed = sql<
  keyof typeof photographWaits | null
>`case when ${photographWaits.review} then 'review'
  when ${photographWaits.requested} then 'requested' when ${photographWaits.missing} then 'missing' end`

/** The conditions of a filter; they need no other table beside the application. */
export function matching(filter: ApplicationFilter): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'application'>()
  const parts: Expression<SqlBool>[] = [eb('application.editionGuid', '=', filter.editionGuid)]
  if (filter.status) parts.push(eb('application.status', '=', filter.status))
  if (filter.payment) parts.push(eb('application.payment', '=', filter.payment))
  if (filter.security) parts.push(eb('application.security', '=', filter.security))
  if (filter.role) parts.push(eb('application.role', '=', filter.role))
  if (filter.photograph) parts.push(photographFilters[filter.photograph])
  if (filter.group) parts.push(standsIn([filter.group]))
  if (filter.passportSince) parts.push(eb('application.passportSavedAt', '>=', filter.passportSince))
  if (filter.passportBefore) parts.push(eb('application.passportSavedAt', '<', filter.passportBefore))
  if (filter.tag) parts.push(isTagged(sql`${filter.tag}`))
  if (filter.owner !== undefined)
    parts.push(
      filter.owner === null
        ? eb('application.ownerGuid', 'is', null)
        : eb('application.ownerGuid', '=', filter.owner),
    )
  if (filter.citizenship) parts.push(eb('application.isRussian', '=', filter.citizenship === 'russian'))
  if (filter.waitingSince)
    parts.push(
      eb('application.status', '=', 'pending'),
      sql<SqlBool>`${sentAt} <= ${filter.waitingSince}`,
      wasSent,
    )
  if (filter.sentFrom) parts.push(sql<SqlBool>`${sentAt} >= ${filter.sentFrom}`)
  if (filter.sentTo) parts.push(sql<SqlBool>`${sentAt} < ${filter.sentTo}`, wasSent)
  if (filter.changed) parts.push(wasChanged(filter.changed))
  if (filter.q) parts.push(filter.groups?.length ? inGroupsOr(filter, filter.groups) : isOfPeople(filter))
  return eb.and(parts)
}

const byDay = bothWays('instant', sentAt)
const byName = bothWays('text', sql`application.list_name`)
const byCompany = bothWays('text', sql`application.list_company`)

/** An index of the same columns serves each both ways. */
const orders: Record<ApplicationOrder, ListOrder> = {
  newest: byDay.down,
  oldest: byDay.up,
  name: byName.up,
  nameDown: byName.down,
  company: byCompany.up,
  companyDown: byCompany.down,
}

/** What else is asked of those whom the search finds; null where it is nothing. */
function besideSearch({
  editionGuid,
  q: _,
  people: __,
  groups: ___,
  ...rest
}: ApplicationFilter): Expression<SqlBool> | null {
  return Object.values(rest).every(value => value === undefined) ? null : matching({ editionGuid, ...rest })
}

/** Reads one row more than the page, so that the caller sees whether there is more. */
export async function listApplicationRows(
  reader: Reader,
  wanted: ApplicationFilter & { sort: ApplicationSort; after: (string | null)[] | null; limit: number },
) {
  const { sort, after, limit, ...filter } = wanted
  const chosen = applicationOrder(sort, wanted.status)
  const order = orders[chosen]
  const { key, way } = order
  const pageFor = (filter: ApplicationFilter) => {
    const page = reader
      .selectFrom('application')
      .select('application.guid')
      .where(matching(filter))
      .where(comesAfter(order, sql.ref('application.guid'), after))
      .orderBy(key, way)
      .orderBy('application.guid', way)
      .limit(limit + 1)
    return sql<string[]>`${page}`
  }
  const { people, q: typed = '' } = wanted
  // By name, those who are found for their name stand together, perhaps at the end.
  const walked =
    people?.more === 'asTyped'
      ? await pageOfFound(reader, {
          ...{ editionGuid: wanted.editionGuid, typed, groups: wanted.groups ?? [] },
          ...{ order: chosen, after, limit: limit + 1, filter: besideSearch(filter) },
        })
      : null
  const gathered =
    walked ??
    (people?.more && order.key !== sentAt
      ? await pageOfGathered(reader, { people, typed }, all => pageFor({ ...filter, people: all }))
      : null)
  // First which rows, then what they say: what a page does not show is not looked up.
  const page = gathered ? sql`${gathered}::uuid[]` : sql`array(${pageFor(filter)})`
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
    .select([sql<string>`${key}::text`.as('sortKey'), photographNeed.as('photographNeed')])
    .where(sql<SqlBool>`application.guid = any(${page})`)
    .orderBy(key, way)
    .orderBy('application.guid', way)
    .execute()
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
  const counted = await countUpTo(reader, named(filter), key)
  // Nobody of those who are named stands under the other filters: then all are asked.
  return isPartial(filter) && counted.length === 0
    ? countUpTo(reader, filter, key)
    : isPartial(filter)
      ? counted.map(row => ({ ...row, capped: true as const }))
      : counted
}

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
  const capped = rows.reduce((sum, row) => sum + row.count, 0) > mostCounted
  return capped ? rows.map(row => ({ ...row, capped: true as const })) : rows
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
