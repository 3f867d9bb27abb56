import { type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { VolunteerReviewSort } from '#domain/staff-company/review-sort.ts'
import type { ReviewState } from '#domain/staff-company/review-transitions.ts'
import type { VolunteerSort } from '#domain/volunteer/volunteer-sort.ts'
import type { VolunteerState } from '#domain/volunteer/volunteer-transitions.ts'
import type { Reader } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder, reviewWaits } from './list-order.ts'
import { exactMatch, likePattern } from './search-text.ts'
import type { VolunteerRow } from './volunteer-queries.ts'

export type VolunteerFilter = {
  editionGuid: string
  q?: string | undefined
  shifts?: 'with' | 'without' | undefined
  /** The form came in this time, or in the list at security went to be checked; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

const hasShifts = sql<SqlBool>`exists (select from volunteer_assignment where volunteer_assignment.volunteer_guid = volunteer.guid)`

function standing(reader: Reader, { editionGuid, q, shifts }: Omit<VolunteerFilter, 'since' | 'before'>) {
  let all = reader
    .selectFrom('volunteer')
    .where('volunteer.editionGuid', '=', editionGuid)
    .where('volunteer.erasedAt', 'is', null)
  if (shifts) all = all.where(shifts === 'with' ? hasShifts : sql<SqlBool>`not ${hasShifts}`)
  return q ? all.where(volunteerMatches(q)) : all
}

const filtered = (reader: Reader, { since, before, ...filter }: VolunteerFilter) =>
  standing(reader, filter).where(isWithin(sql`volunteer.created_at`, { since, before }))

/** Whether names, contacts, city or university contain the query, as it is typed or in the other keyboard layout; names in any usual spelling and order. */
function volunteerMatches(typed: string) {
  const ways = [typed, swapKeyboardLayout(typed)].flatMap(way =>
    way ? [sql<SqlBool>`volunteer.written_text like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join([...ways, exactMatch('volunteer', typed)], sql` or `)})`
}

const listedName = sql`(listed_name(volunteer.last_name, volunteer.latin_last_name, volunteer.first_name,
  volunteer.latin_first_name) collate "und-x-icu")`
const shiftCount = sql<number>`(select count(*)::int from volunteer_assignment
  where volunteer_assignment.volunteer_guid = volunteer.guid)`

const byTime = bothWays('instant', sql`volunteer.created_at`)
const byName = bothWays('text', listedName)
const byStudy = bothWays('text', sql`lower(volunteer.university collate "und-x-icu")`)
const byCity = bothWays('text', sql`lower(volunteer.city collate "und-x-icu")`)
const byShifts = bothWays('whole', shiftCount)
const byCheck = bothWays('whole', sql`review_rank(volunteer.review)`)
const byState = bothWays('whole', sql`volunteer_rank(volunteer.state)`)

/** An index serves each but the shifts, by which the volunteers are counted and sorted. */
const orders: Record<VolunteerSort, ListOrder> = {
  oldest: byTime.up,
  newest: byTime.down,
  name: byName.up,
  nameDown: byName.down,
  study: byStudy.up,
  studyDown: byStudy.down,
  city: byCity.up,
  cityDown: byCity.down,
  mostShifts: byShifts.down,
  fewestShifts: byShifts.up,
  check: byCheck.up,
  checkDown: byCheck.down,
  state: byState.up,
  stateDown: byState.down,
}

type Listed = VolunteerRow & { shifts: number; sortKey: string }

/** Volunteers in an order, each with its place in it as `sortKey`; one row more than the page. */
export function listVolunteerRows(
  reader: Reader,
  wanted: VolunteerFilter & {
    state?: VolunteerState | undefined
    sort: VolunteerSort
    after: readonly (string | null)[] | null
    limit: number
  },
): Promise<Listed[]> {
  const { state, after } = wanted
  const order = orders[wanted.sort]
  let query = filtered(reader, wanted)
    .selectAll('volunteer')
    .select([shiftCount.as('shifts'), sql<string>`(${order.key})::text`.as('sortKey')])
    .where(comesAfter(order, sql`volunteer.guid`, after))
  if (state) query = query.where('volunteer.state', '=', state)
  return query
    .orderBy(order.key, order.way)
    .orderBy('volunteer.guid', order.way)
    .limit(wanted.limit + 1)
    .execute() as Promise<Listed[]>
}

/** How many volunteers each state has. */
export async function countVolunteers(reader: Reader, filter: VolunteerFilter) {
  const rows = await filtered(reader, filter)
    .select(({ fn }) => ['volunteer.state', fn.countAll<bigint>().as('count')])
    .groupBy('volunteer.state')
    .execute()
  return rows.map(({ state, count }) => ({ state, count: Number(count) }))
}

/** How many volunteers have shifts, and how many have none. */
export async function countByShifts(
  reader: Reader,
  { state, ...filter }: Omit<VolunteerFilter, 'shifts'> & { state?: VolunteerState | undefined },
) {
  let query = filtered(reader, filter)
  if (state) query = query.where('volunteer.state', '=', state)
  const value = sql<'with' | 'without'>`case when ${hasShifts} then 'with' else 'without' end`
  const rows = await query
    .select(({ fn }) => [value.as('value'), fn.countAll<bigint>().as('count')])
    .groupBy(value)
    .execute()
  return rows.map(row => ({ ...row, count: Number(row.count) }))
}

function reviewed(reader: Reader, { since, before, ...filter }: VolunteerFilter) {
  return standing(reader, filter)
    .where('volunteer.review', '<>', 'unconfirmed')
    .where(isWithin(sql`volunteer.sent_at`, { since, before }))
}

const reviewByTime = bothWays('instant', sql`volunteer.sent_at`)
const reviewOrders: Record<VolunteerReviewSort, ListOrder> = {
  oldest: reviewByTime.up,
  newest: reviewByTime.down,
  name: byName.up,
  nameDown: byName.down,
  ...reviewWaits(sql`volunteer.review`, sql`volunteer.sent_at`),
}

/** Volunteers at security in an order; one row more than the page. */
export function listReviewedRows(
  reader: Reader,
  wanted: VolunteerFilter & {
    review?: ReviewState | undefined
    sort: VolunteerReviewSort
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const { review, sort, after, limit, ...filter } = wanted
  const order = reviewOrders[sort]
  let query = reviewed(reader, filter)
    .selectAll('volunteer')
    .select(sql<string>`(${order.key})::text`.as('sortKey'))
    .where(comesAfter(order, sql`volunteer.guid`, after))
  if (review) query = query.where('volunteer.review', '=', review)
  return query
    .orderBy(order.key, order.way)
    .orderBy('volunteer.guid', order.way)
    .limit(limit + 1)
    .execute() as Promise<(VolunteerRow & { sortKey: string })[]>
}

/** How many volunteers each verdict of security has. */
export async function countReviewed(reader: Reader, filter: VolunteerFilter) {
  const rows = await reviewed(reader, filter)
    .select(({ fn }) => ['volunteer.review', fn.countAll<bigint>().as('count')])
    .groupBy('volunteer.review')
    .execute()
  return rows.map(({ review: state, count }) => ({ state, count: Number(count) }))
}
