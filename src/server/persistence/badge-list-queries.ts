import { type SqlBool, sql } from 'kysely'
import type { BadgeStanding } from '#domain/badge/badge-standing.ts'
import { type BadgedKind, badgedKinds } from '#domain/badge/badged-kind.ts'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { Reader } from './database.ts'
import { likePattern } from './search-text.ts'

export type BadgeFilter = {
  editionGuid: string
  q?: string | undefined
  kind?: BadgedKind | undefined
  standing?: BadgeStanding | undefined
}

/** The events of the badge under the present number of its pass. */
const eventAt = (event: 'printed' | 'handedOver') =>
  sql<Date | null>`(select max(event.at) from badge_event as event
    where event.pass_guid = pass.guid and event.counter = pass.counter and event.event = ${sql.lit(event)})`

/** The same rule as badge-standing.ts, asked of many at once. */
const standing = sql<BadgeStanding>`case
  when ${eventAt('handedOver')} is not null then 'handedOver'
  when ${eventAt('printed')} is not null then 'printed'
  else 'toPrint' end`

const lastName = sql<string>`coalesce(participant.last_name, employee.last_name, volunteer.last_name,
  participant.latin_last_name, volunteer.latin_last_name, '')`
const firstName = sql<string>`coalesce(participant.first_name, employee.first_name, volunteer.first_name,
  participant.latin_first_name, volunteer.latin_first_name, '')`

/** By name in the order of print sheets, which are handed out from boxes by letter. */
export const badgePlace = sql<string>`lower(replace(${lastName} || ' ' || ${firstName}, 'Ё', 'Е'))`

/** Valid passes of people, with whoever wears the badge. */
export function badges(reader: Reader, { editionGuid, kind }: Pick<BadgeFilter, 'editionGuid' | 'kind'>) {
  const all = reader
    .selectFrom('pass')
    .leftJoin('application', join =>
      join.on('pass.kind', '=', 'participant').onRef('application.guid', '=', 'pass.subjectGuid'),
    )
    .leftJoin('participant', 'participant.guid', 'application.participantGuid')
    .leftJoin('participantCompany', 'participantCompany.participantGuid', 'participant.guid')
    .leftJoin('employee', join =>
      join.on('pass.kind', '=', 'employee').onRef('employee.guid', '=', 'pass.subjectGuid'),
    )
    .leftJoin('staffCompany', 'staffCompany.guid', 'employee.companyGuid')
    .leftJoin('volunteer', join =>
      join.on('pass.kind', '=', 'volunteer').onRef('volunteer.guid', '=', 'pass.subjectGuid'),
    )
    .where('pass.editionGuid', '=', editionGuid)
    .where('pass.revokedAt', 'is', null)
  return all.where('pass.kind', 'in', kind ? [kind] : [...badgedKinds])
}

function matches(typed: string) {
  const text = sql`coalesce(participant.search_text, replace(lower(concat_ws(' ', employee.last_name, employee.first_name,
    employee.middle_name, employee.latin_last_name, employee.latin_first_name, staff_company.name,
    volunteer.last_name, volunteer.first_name, volunteer.middle_name, volunteer.latin_last_name, volunteer.latin_first_name)), 'ё', 'е'))`
  const ways = [typed, swapKeyboardLayout(typed)].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

function filtered(reader: Reader, filter: BadgeFilter) {
  const all = badges(reader, filter)
  return filter.q ? all.where(matches(filter.q)) : all
}

/** Badges by name; one row more than the page. */
export function listBadgeRows(
  reader: Reader,
  wanted: BadgeFilter & { after: { place: string; guid: string } | null; limit: number },
) {
  const { after, standing: only } = wanted
  let query = filtered(reader, wanted).select(({ ref }) => [
    'pass.guid',
    sql<BadgedKind>`pass.kind`.as('kind'),
    'pass.counter',
    lastName.as('lastName'),
    firstName.as('firstName'),
    sql<string | null>`coalesce(participant.middle_name, employee.middle_name, volunteer.middle_name)`.as(
      'middleName',
    ),
    sql<
      string | null
    >`coalesce(participant.latin_first_name, employee.latin_first_name, volunteer.latin_first_name)`.as(
      'latinFirstName',
    ),
    sql<
      string | null
    >`coalesce(participant.latin_last_name, employee.latin_last_name, volunteer.latin_last_name)`.as(
      'latinLastName',
    ),
    sql<string>`coalesce(participant_company.short_name, staff_company.name, '')`.as('company'),
    'participant.role',
    'employee.onSiteRole',
    standing.as('standing'),
    eventAt('printed').as('printedAt'),
    eventAt('handedOver').as('handedOverAt'),
    badgePlace.as('place'),
    sql<
      number | null
    >`(select max(print.number) from badge_event as event join badge_print as print on print.guid = event.print_guid
      where event.pass_guid = ${ref('pass.guid')} and event.counter = ${ref('pass.counter')})`.as(
      'printNumber',
    ),
  ])
  if (only) query = query.where(standing, '=', only)
  if (after)
    query = query.where(sql<SqlBool>`(${badgePlace}, pass.guid) > (${after.place}, ${after.guid}::uuid)`)
  return query
    .orderBy(badgePlace)
    .orderBy('pass.guid')
    .limit(wanted.limit + 1)
    .execute()
}

/** How many badges stand at each point. */
export async function countBadges(reader: Reader, filter: BadgeFilter) {
  const rows = await filtered(reader, filter)
    .select(({ fn }) => [standing.as('standing'), fn.countAll<bigint>().as('count')])
    .groupBy(standing)
    .execute()
  return rows.map(row => ({ standing: row.standing, count: Number(row.count) }))
}
