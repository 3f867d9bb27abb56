import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type ApplicationRanking, applicationRanks } from '#domain/application/application-sort.ts'
import { type ApplicationFilter, photographFilters } from './application-filter-queries.ts'
import type { Rank, RankedList } from './application-ranked-queries.ts'
import type { Reader } from './database.ts'
import { ownersByName } from './organiser-owner-queries.ts'
import { isInState, queueState } from './passport-rank-queries.ts'

/** A way in which the columns of few values meet; within each, people stand by name in the index `application_rank`. */
type Meeting = { status: string; security: string; payment: string; role: string; photographed: boolean }

/** What a row says of its rank. */
const rankIds: Record<ApplicationRanking['by'], RawBuilder<string>> = {
  role: sql`application.role`,
  status: sql`application.status`,
  payment: sql`application.payment`,
  security: queueState,
  // As conditions of a list: whoever waits to be seen is looked up once, and not for each row.
  photograph: sql`case when ${photographFilters.review} then 'review' when ${photographFilters.requested} then 'requested'
    when ${photographFilters.missing} then 'missing' else 'none' end`,
  owner: sql`coalesce(application.owner_guid::text, 'nobody')`,
}

/** The queue of applications in one of its orders by ranks. */
export async function rankApplications(
  reader: Reader,
  { by, way, locale }: ApplicationRanking & { locale: 'ru' | 'en' },
  filter: ApplicationFilter,
): Promise<RankedList> {
  const all = await readMeetings(reader, filter.editionGuid)
  const meetings = all.filter(meeting => mayMatch(meeting, filter))
  const ranks =
    by === 'owner'
      ? ranksOfOwners(
          await ownersByName(reader, { ...filter, locale, table: 'application' }),
          meetings,
          filter,
        )
      : by === 'photograph'
        ? ranksOfPhotographs(meetings, filter)
        : by === 'security'
          ? ranksOfPassports(meetings, filter)
          : applicationRanks[by].map(id => ({ id, groups: groupsOf(meetings.filter(one => one[by] === id)) }))
  return { filter, ranks, rankId: rankIds[by], way, isNarrowed: asksMoreThan(heldApart(by), filter) }
}

/** What the index of an order holds apart; any other filter may find a few of many. */
function heldApart(by: ApplicationRanking['by']): (keyof ApplicationFilter)[] {
  if (by === 'owner') return ['status', 'owner']
  if (by === 'security') return ['status', 'security', 'passportGiven']
  return ['status', 'security', 'payment', 'role']
}

function asksMoreThan(known: readonly (keyof ApplicationFilter)[], filter: ApplicationFilter): boolean {
  // Only a search names people and groups.
  const usual: readonly string[] = ['editionGuid', 'groups', 'people', ...known]
  return Object.entries(filter).some(
    ([name, value]) => value !== undefined && value !== '' && !usual.includes(name),
  )
}

/** From one to the next by the index, instead of reading what everybody has. */
async function readMeetings(reader: Reader, editionGuid: string): Promise<Meeting[]> {
  const columns = sql`status, security, payment, role, has_photograph`
  const { rows } = await sql<Meeting>`
    with recursive known as (
      (select ${columns} from application where edition_guid = ${editionGuid} order by ${columns} limit 1)
      union all
      select next.* from known cross join lateral (
        select ${columns} from application where edition_guid = ${editionGuid}
          and (status, security, payment, role, has_photograph)
            > (known.status, known.security, known.payment, known.role, known.has_photograph)
        order by ${columns} limit 1
      ) as next
    )
    select status, security, payment, role, has_photograph as photographed from known`.execute(reader)
  return rows
}

/** What a filter leaves out as a whole is not walked through. */
function mayMatch(meeting: Meeting, filter: ApplicationFilter): boolean {
  return (
    (['status', 'security', 'payment', 'role'] as const).every(
      column => filter[column] === undefined || filter[column] === meeting[column],
    ) &&
    !(filter.photograph === 'missing' && meeting.photographed) &&
    !(filter.waitingSince && meeting.status !== 'pending') &&
    !(filter.link && meeting.status !== 'unconfirmed') &&
    !((filter.sentFrom || filter.sentTo) && meeting.status === 'draft')
  )
}

function groupsOf(meetings: readonly Meeting[]): Rank['groups'] {
  if (meetings.length === 0) return null
  return {
    known: sql`jsonb_to_recordset(${JSON.stringify(meetings)}::jsonb)
      as known (status text, security text, payment text, role text, photographed boolean)`,
    same: sql<SqlBool>`application.status = known.status and application.security = known.security
      and application.payment = known.payment and application.role = known.role
      and application.has_photograph = known.photographed`,
  }
}

/** Meetings do not say whether a passport was given. The indexes `application_given` and `application_missing` do, by status and name. */
function ranksOfPassports(meetings: readonly Meeting[], { passportGiven }: ApplicationFilter): Rank[] {
  const open = meetings.filter(({ security }) => security === 'passportPending')
  const statuses = [...new Set(open.map(({ status }) => status))]
  const unverified = (state: 'notGiven' | 'passportPending'): Rank['groups'] =>
    statuses.length > 0 && passportGiven !== (state === 'notGiven')
      ? {
          known: sql`unnest(${statuses}::text[]) as known (status)`,
          // The word stands in the query, because as a parameter it would not match the partial index.
          same: sql<SqlBool>`application.status = known.status and application.security = 'passportPending'
            and ${isInState(state)}`,
        }
      : null
  return applicationRanks.security.map(id => ({
    id,
    groups:
      id === 'notGiven' || id === 'passportPending'
        ? unverified(id)
        : groupsOf(meetings.filter(({ security }) => security === id)),
  }))
}

/**
 * The few that wait for something come from their own indexes; everybody else has a photograph, or none. Where no other column is narrowed, the index
 * `application_photographed` has each of both by name, so that one way is walked instead of dozens.
 */
function ranksOfPhotographs(meetings: readonly Meeting[], filter: ApplicationFilter): Rank[] {
  const { review, requested } = photographFilters
  const one = sql`(select) as known`
  const { status, security, payment, role, waitingSince } = filter
  const isWhole = [status, security, payment, role, waitingSince].every(value => value === undefined)
  const withPhotograph = (photographed: boolean) => {
    const groups = isWhole
      ? { known: one, same: sql<SqlBool>`application.has_photograph = ${photographed}` }
      : groupsOf(meetings.filter(meeting => meeting.photographed === photographed))
    return groups && { ...groups, same: sql<SqlBool>`${groups.same} and not ${requested} and not ${review}` }
  }
  const groups: Record<(typeof applicationRanks)['photograph'][number], Rank['groups']> = {
    review: { known: one, same: review },
    requested: { known: one, same: sql<SqlBool>`${requested} and not ${review}` },
    missing: withPhotograph(false),
    none: withPhotograph(true),
  }
  return applicationRanks.photograph.map(id => ({ id, groups: groups[id] }))
}

/** Whoever owns an application now, by name; then nobody. */
function ranksOfOwners(
  owners: readonly (string | null)[],
  meetings: readonly Meeting[],
  { owner }: ApplicationFilter,
): Rank[] {
  const statuses = [...new Set(meetings.map(({ status }) => status))]
  const rankOf = (guid: string | null): Rank => {
    const owned = guid ? sql`= ${guid}::uuid` : sql`is null`
    const walked = statuses.length > 0 && (owner === undefined || owner === guid)
    return {
      id: guid ?? 'nobody',
      groups: walked
        ? {
            known: sql`unnest(${statuses}::text[]) as known (status)`,
            same: sql<SqlBool>`application.status = known.status and application.owner_guid ${owned}`,
            // The index knows no order after "is null" but with the column itself before it.
            lead: sql`application.owner_guid`,
          }
        : null,
    }
  }
  return owners.map(rankOf)
}
