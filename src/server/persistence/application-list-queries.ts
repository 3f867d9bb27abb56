import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { unchangingActions } from '#domain/audit/audit-entry.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import type { Reader } from './database.ts'
import type { Application, DB, Participant, ParticipantCompany } from './database-types.gen.ts'
import { personMatches } from './search-text.ts'

export type ApplicationFilter = {
  editionGuid: string
  q?: string | undefined
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
  /** Of the person, their application, photograph, passport or payment. */
  changedFrom?: Date | undefined
  /** Only members of this group. */
  group?: string | undefined
  /** Groups whose coordinator matches the search: their members are found too. */
  groups?: readonly string[] | undefined
}

export type ApplicationSort = 'submitted' | 'name' | 'company'

export type ApplicationListRow = Awaited<ReturnType<typeof listApplicationRows>>[number]

type Joined = DB & { application: Application; participant: Participant; company: ParticipantCompany }

export function applications(reader: Reader) {
  return reader
    .selectFrom('application')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('participantCompany as company', 'company.participantGuid', 'participant.guid')
}

const standsIn = (groups: readonly string[]) => sql<SqlBool>`application.guid in (
  select application_guid from group_member where group_guid = any(${groups}::uuid[]) and removed_at is null)`

/** The form is not logged while it is a draft; all else is: application, photograph, passport, payment. */
const changedSince = (day: Date) => sql<SqlBool>`(participant.updated_at >= ${day} or exists (
  select from audit_entry as change
  where change.subject_guid in (application.guid, participant.guid)
    and change.at >= ${day} and change.action <> all(${unchangingActions}::text[])))`

/** A photograph is seen by the committee when it was changed after the approval, or when the measurements could not tell before the decision. */
const photographWaits = {
  review: sql<SqlBool>`(application.photograph_review_since is not null and application.status = 'approved'
    or application.status = 'pending' and exists (select from photograph_check as looked
      where looked.file_guid = participant.photograph_file_guid and looked.verdict is distinct from 'pass'))`,
  requested: sql<SqlBool>`application.photograph_request is not null`,
  missing: sql<SqlBool>`participant.photograph_file_guid is null`,
} as const

/** The same for one row; what somebody of the committee has to do comes first. */
const photographNeed = sql<
  keyof typeof photographWaits | null
>`case when ${photographWaits.review} then 'review'
  when ${photographWaits.requested} then 'requested' when ${photographWaits.missing} then 'missing' end`

/** The conditions of a filter. */
export function matching(filter: ApplicationFilter) {
  return (eb: ExpressionBuilder<Joined, 'application' | 'participant'>): Expression<SqlBool> => {
    const parts: Expression<SqlBool>[] = [eb('application.editionGuid', '=', filter.editionGuid)]
    if (filter.status) parts.push(eb('application.status', '=', filter.status))
    if (filter.payment) parts.push(eb('application.payment', '=', filter.payment))
    if (filter.security) parts.push(eb('application.security', '=', filter.security))
    if (filter.role) parts.push(eb('participant.role', '=', filter.role))
    if (filter.photograph) parts.push(photographWaits[filter.photograph])
    if (filter.group) parts.push(standsIn([filter.group]))
    if (filter.owner !== undefined)
      parts.push(eb('application.ownerGuid', 'is not distinct from', filter.owner))
    if (filter.citizenship)
      parts.push(eb('participant.citizenship', filter.citizenship === 'russian' ? '=' : '<>', 'RU'))
    if (filter.waitingSince)
      parts.push(
        eb('application.status', '=', 'pending'),
        eb('application.submittedAt', '<=', filter.waitingSince),
      )
    if (filter.sentFrom) parts.push(eb('application.submittedAt', '>=', filter.sentFrom))
    if (filter.sentTo) parts.push(eb('application.submittedAt', '<', filter.sentTo))
    if (filter.changedFrom) parts.push(changedSince(filter.changedFrom))
    if (filter.q) {
      const found = personMatches(filter.q)
      parts.push(filter.groups?.length ? eb.or([found, standsIn(filter.groups)]) : found)
    }
    return eb.and(parts)
  }
}

/** What each sort compares, as text for the cursor; the guid breaks ties. */
const sortKeys = {
  submitted: sql<string>`coalesce(to_char(application.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '')`,
  name: sql<string>`lower(coalesce(nullif(participant.last_name, ''), participant.latin_last_name, ''))`,
  company: sql<string>`lower(coalesce(company.short_name, ''))`,
}

/** Reads one row more than the page, so that the caller sees whether there is more. */
export function listApplicationRows(
  reader: Reader,
  wanted: ApplicationFilter & { sort: ApplicationSort; after: (string | null)[] | null; limit: number },
) {
  const key = sortKeys[wanted.sort]
  // Of what waits for a decision, the one that has waited longest comes first.
  const newestFirst = wanted.sort === 'submitted' && wanted.status !== 'pending'
  let query = applications(reader)
    .leftJoin('passport', 'passport.participantGuid', 'participant.guid')
    .leftJoin('organiser as owner', 'owner.accountGuid', 'application.ownerGuid')
    .select([
      'application.guid',
      'application.participantGuid',
      'application.status',
      'application.security',
      'application.payment',
      'application.submittedAt',
      'participant.role',
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
    .select([key.as('sortKey'), photographNeed.as('photographNeed')])
    .where(matching(wanted))
  if (wanted.after) {
    const [value, guid] = wanted.after
    query = newestFirst
      ? query.where(sql<SqlBool>`(${key}, application.guid) < (${value}, ${guid}::uuid)`)
      : query.where(sql<SqlBool>`(${key}, application.guid) > (${value}, ${guid}::uuid)`)
  }
  const direction = newestFirst ? 'desc' : 'asc'
  return query
    .orderBy(key, direction)
    .orderBy('application.guid', direction)
    .limit(wanted.limit + 1)
    .execute()
}

export async function countApplicationsBy<Column extends 'status' | 'payment'>(
  reader: Reader,
  column: Column,
  filter: ApplicationFilter,
): Promise<
  {
    value: Selectable<Application>[Column]
    count: number
    oldestAt: Date | null
  }[]
> {
  const rows = await applications(reader)
    .select(({ fn, ref }) => [
      ref(`application.${column}`).as('value'),
      fn.countAll<bigint>().as('count'),
      fn.min('application.submittedAt').as('oldestAt'),
    ])
    .where(matching(filter))
    .groupBy(`application.${column}`)
    .execute()
  return rows.map(row => ({ value: row.value as never, count: Number(row.count), oldestAt: row.oldestAt }))
}
