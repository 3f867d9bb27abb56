import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { BadgeSort } from '#domain/badge/badge-sort.ts'
import type { BadgeStanding } from '#domain/badge/badge-standing.ts'
import { type BadgedKind, badgedKinds } from '#domain/badge/badged-kind.ts'
import type { Reader } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { isWithin } from './list-order.ts'
import { lastPrint, passesAlong, passOrders } from './pass-order.ts'
import { countKinds, isCountedPass, isFoundPass, type PassesFound } from './pass-search-queries.ts'

export type BadgeFilter = {
  editionGuid: string
  /** Whose passes the search finds (`findPasses`). */
  found?: PassesFound | null | undefined
  kind?: BadgedKind | undefined
  standing?: BadgeStanding | undefined
  /** Last printed in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

/** The events of the badge under the present number of its pass. */
const eventAt = (event: 'printed' | 'handedOver') =>
  sql<Date | null>`(select max(event.at) from badge_event as event
    where event.pass_guid = pass.guid and event.counter = pass.counter and event.event = ${sql.lit(event)})`

/** What the list asks of a pass; it needs no other table. */
function matching({ editionGuid, found, kind, standing, since, before }: BadgeFilter): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'pass'>()
  const parts: Expression<SqlBool>[] = [
    eb('pass.editionGuid', '=', editionGuid),
    eb('pass.revokedAt', 'is', null),
    eb('pass.kind', 'in', kind ? [kind] : [...badgedKinds]),
  ]
  if (since || before)
    parts.push(isWithin(lastPrint, { since, before }), eb('pass.badgePrintedAt', 'is not', null))
  if (standing) parts.push(eb('pass.badgeStanding', '=', standing))
  if (found) parts.push(isFoundPass(found))
  return eb.and(parts)
}

/** Valid passes of people, with whoever wears the badge. */
export function badges(reader: Reader, { editionGuid }: Pick<BadgeFilter, 'editionGuid'>) {
  return reader
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
    .where(matching({ editionGuid }))
}

const lastName = sql<string>`coalesce(participant.last_name, employee.last_name, volunteer.last_name,
  participant.latin_last_name, volunteer.latin_last_name, '')`
const firstName = sql<string>`coalesce(participant.first_name, employee.first_name, volunteer.first_name,
  participant.latin_first_name, volunteer.latin_first_name, '')`

/** A page of badges in an order; one row more than the page. */
export function listBadgeRows(
  reader: Reader,
  wanted: BadgeFilter & { sort: BadgeSort; after: readonly (string | null)[] | null; limit: number },
) {
  const { sort, after, limit, ...filter } = wanted
  const order = passOrders[sort]
  const page = passesAlong(reader, matching(filter), { order, after, limit: limit + 1 }).select('pass.guid')
  return badges(reader, filter)
    .select(({ ref }) => [
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
      'pass.badgeStanding as standing',
      eventAt('printed').as('printedAt'),
      eventAt('handedOver').as('handedOverAt'),
      sql<string>`(${order.key})::text`.as('sortKey'),
      sql<
        number | null
      >`(select max(print.number) from badge_event as event join badge_print as print on print.guid = event.print_guid
      where event.pass_guid = ${ref('pass.guid')} and event.counter = ${ref('pass.counter')})`.as(
        'printNumber',
      ),
    ])
    .where(sql<SqlBool>`pass.guid = any(array(${page}))`)
    .orderBy(order.key, order.way)
    .orderBy('pass.guid', order.way)
    .execute()
}

/** How many badges stand at each point. */
export async function countBadges(reader: Reader, { found, ...filter }: BadgeFilter) {
  const rows = await reader
    .selectFrom('pass')
    .where(matching(filter))
    .where(found ? isCountedPass(found) : sql<SqlBool>`true`)
    .select(({ fn }) => ['pass.badgeStanding as standing', fn.countAll<bigint>().as('count')])
    .groupBy('pass.badgeStanding')
    .execute()
  return rows.map(row => ({ standing: row.standing, count: Number(row.count) }))
}

/** How many badges that stand so each kind of bearer has; a kind that is chosen does not narrow the others. */
export const countBadgeKinds = (reader: Reader, { found, kind: _, ...filter }: BadgeFilter) =>
  countKinds(reader, { among: matching(filter), found })
