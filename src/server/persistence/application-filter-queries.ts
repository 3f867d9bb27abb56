import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import { factsOfPassportState, type PassportQueueState } from '#domain/passport/passport-queue-state.ts'
import type { SecurityStatus } from '#domain/passport/security-status.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { type ChangesFound, wasChanged } from './application-change-queries.ts'
import { applicationsOfCompany, isOneOf } from './company-key-queries.ts'
import type { DB } from './database-types.gen.ts'
import { isFound, isFoundHere, namedPeople, type PeopleFound } from './search-text.ts'

export type ApplicationFilter = {
  editionGuid: string
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  status?: ApplicationStatus | undefined
  payment?: PaymentStatus | undefined
  security?: SecurityStatus | undefined
  passportGiven?: boolean | undefined
  role?: 'participant' | 'speaker' | 'media' | undefined
  photograph?: 'review' | 'requested' | 'missing' | undefined
  /** The account of a colleague; null for what nobody has taken. */
  owner?: string | null | undefined
  citizenship?: 'russian' | 'foreign' | undefined
  /** Under review since this instant or longer. */
  waitingSince?: Date | undefined
  /** Unconfirmed, with a link that at this moment has expired or not. */
  link?: { expired: boolean; now: Date } | undefined
  sentFrom?: Date | undefined
  /** Not included. */
  sentTo?: Date | undefined
  changed?: ChangesFound | undefined
  /** Only members of this group. */
  group?: string | undefined
  /** The key of the company whose people they are. */
  company?: string | undefined
  tag?: string | undefined
  /** A passport that was saved in this time. */
  passportSince?: Date | undefined
  passportBefore?: Date | undefined
  /** Groups whose coordinator matches the search: their members are found too. */
  groups?: readonly string[] | undefined
}

/** A state of the passport check as a part of a filter. */
export function inPassportState(
  state: PassportQueueState | undefined,
): Pick<ApplicationFilter, 'security' | 'passportGiven'> {
  const { security, given } = state ? factsOfPassportState(state) : {}
  return { security, passportGiven: given }
}

/** As its indexes have it: what was never sent lies before everything. */
export const sentAt = sql<Date>`coalesce(application.submitted_at, '-infinity')`
const wasSent = sql<SqlBool>`application.submitted_at is not null`

export function isOfPeople({ q = '', people }: Pick<ApplicationFilter, 'q' | 'people'>): RawBuilder<SqlBool> {
  if (people && !people.more) return sql<SqlBool>`application.participant_guid = any(${namedPeople(people)})`
  // People are wide rows, so the copy of their keys is asked.
  return people?.more === 'asTyped'
    ? sql<SqlBool>`(select ${isFoundHere(q)} from application_search where application_search.application_guid = application.guid)`
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

const hasLink = ({
  expired,
  now,
}: NonNullable<ApplicationFilter['link']>) => sql<SqlBool>`application.guid in (
  select application_guid from confirmation_link
  where used_at is null and superseded_at is null and expires_at ${expired ? sql`<=` : sql`>`} ${now})`

export const isTagged = (tag: Expression<unknown>) => sql<SqlBool>`application.guid in (
  select application_guid from application_tag where application_tag.tag = ${tag})`

/** A photograph is seen by the committee when it was changed after the approval, or when the measurements could not tell before the decision. */
export const photographWaits = {
  review: sql<SqlBool>`(application.photograph_review_since is not null and application.status = 'approved'
    or application.status = 'pending' and exists (select from photograph_check as looked
      where looked.file_guid = application.photograph_file_guid and looked.verdict is distinct from 'pass'))`,
  requested: sql<SqlBool>`application.photograph_requested_at is not null`,
  missing: sql<SqlBool>`not application.has_photograph`,
} as const

/** The same as conditions of a list: the few that are to be seen come from their own indexes. */
export const photographFilters = {
  ...photographWaits,
  review: sql<SqlBool>`application.guid in (
    select guid from application where photograph_review_since is not null and status = 'approved'
    union all
    select waits.guid from photograph_check as looked
      join application as waits on waits.photograph_file_guid = looked.file_guid
      where looked.verdict is distinct from 'pass' and waits.status = 'pending')`,
}

/** The same for one row; what somebody of the committee has to do comes first. */
export const photographNeed = sql<
  keyof typeof photographWaits | null
>`case when ${photographWaits.review} then 'review'
  when ${photographWaits.requested} then 'requested' when ${photographWaits.missing} then 'missing' end`

/** Asks the application alone, so that a page is chosen before people and companies are looked up. */
export function matching(filter: ApplicationFilter): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'application'>()
  const parts: Expression<SqlBool>[] = [eb('application.editionGuid', '=', filter.editionGuid)]
  if (filter.status) parts.push(eb('application.status', '=', filter.status))
  if (filter.payment) parts.push(eb('application.payment', '=', filter.payment))
  if (filter.security) parts.push(eb('application.security', '=', filter.security))
  if (filter.passportGiven !== undefined)
    parts.push(eb('application.passportSavedAt', filter.passportGiven ? 'is not' : 'is', null))
  if (filter.role) parts.push(eb('application.role', '=', filter.role))
  if (filter.photograph) parts.push(photographFilters[filter.photograph])
  if (filter.group) parts.push(standsIn([filter.group]))
  if (filter.company)
    parts.push(
      isOneOf(
        sql`application.guid`,
        applicationsOfCompany({ editionGuid: filter.editionGuid, key: filter.company }),
      ),
    )
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
  if (filter.link) parts.push(eb('application.status', '=', 'unconfirmed'), hasLink(filter.link))
  if (filter.sentFrom) parts.push(sql<SqlBool>`${sentAt} >= ${filter.sentFrom}`)
  if (filter.sentTo) parts.push(sql<SqlBool>`${sentAt} < ${filter.sentTo}`, wasSent)
  if (filter.changed) parts.push(wasChanged(filter.changed))
  if (filter.q) parts.push(filter.groups?.length ? inGroupsOr(filter, filter.groups) : isOfPeople(filter))
  return eb.and(parts)
}
