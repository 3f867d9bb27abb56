import { type SqlBool, sql } from 'kysely'
import { swapKeyboardLayout } from '#domain/search/keyboard-layout.ts'
import type { Reader } from './database.ts'
import { instantKey, isWithin } from './list-order.ts'
import { likePattern } from './search-text.ts'
import type { ShiftRow } from './shift-queries.ts'

export type ShiftFilter = {
  editionGuid: string
  q?: string | undefined
  /** The shift begins in this time; `before` is not included. */
  since?: Date | undefined
  before?: Date | undefined
}

const assigned = sql<number>`(select count(*)::int from volunteer_assignment
  where volunteer_assignment.shift_guid = volunteer_shift.guid)`

function filtered(reader: Reader, { editionGuid, q, ...days }: ShiftFilter) {
  const all = reader
    .selectFrom('volunteerShift')
    .where('volunteerShift.editionGuid', '=', editionGuid)
    .where(isWithin(sql`volunteer_shift.starts_at`, days))
  return q ? all.where(placeMatches(q)) : all
}

/** Whether the place contains the query in either language, as it is typed or in the other keyboard layout. */
function placeMatches(typed: string) {
  const text = sql`written_text(volunteer_shift.place_ru || ' ' || volunteer_shift.place_en)`
  const ways = [typed, swapKeyboardLayout(typed)].flatMap(way =>
    way ? [sql<SqlBool>`${text} like ${`%${likePattern(way)}%`}`] : [],
  )
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** What belongs to the next page; without a place the list begins anew. */
function comesAfter(place: readonly (string | null)[] | null) {
  const [startsAt, endsAt, guid] = place ?? []
  if (!startsAt || !endsAt || !guid || !instantKey.test(startsAt) || !instantKey.test(endsAt))
    return sql<SqlBool>`true`
  return sql<SqlBool>`(volunteer_shift.starts_at, volunteer_shift.ends_at, volunteer_shift.guid)
    > (${startsAt}::timestamptz, ${endsAt}::timestamptz, ${guid}::uuid)`
}

type ListedShift = ShiftRow & { startsKey: string; endsKey: string }

/** Shifts in order of time, each with its place in it as `startsKey` and `endsKey`; one row more than the page. */
export function listShiftRows(
  reader: Reader,
  wanted: ShiftFilter & { short: boolean; after: readonly (string | null)[] | null; limit: number },
): Promise<ListedShift[]> {
  const { short, after, limit, ...filter } = wanted
  let query = filtered(reader, filter)
    .selectAll('volunteerShift')
    .select(sql<string>`volunteer_shift.starts_at::text`.as('startsKey'))
    .select(sql<string>`volunteer_shift.ends_at::text`.as('endsKey'))
    .where(comesAfter(after))
  if (short) query = query.where('volunteerShift.needed', '>', assigned)
  return query
    .orderBy('volunteerShift.startsAt')
    .orderBy('volunteerShift.endsAt')
    .orderBy('volunteerShift.guid')
    .limit(limit + 1)
    .execute()
}

/** How many shifts there are, how many of them are short of people, and how many people are missing on them in all. */
export async function countShifts(reader: Reader, filter: ShiftFilter) {
  const { rows } = await sql<{ all: number; short: number; missing: number }>`
    select count(*)::int as all, count(*) filter (where missing > 0)::int as short,
      coalesce(sum(missing) filter (where missing > 0), 0)::int as missing
    from (${filtered(reader, filter).select(sql<number>`volunteer_shift.needed - ${assigned}`.as('missing'))}) as shift`.execute(
    reader,
  )
  return rows[0] ?? { all: 0, short: 0, missing: 0 }
}

/** When the last shift of the edition begins; null while there is none. */
export async function readLastShiftStart(reader: Reader, editionGuid: string): Promise<Date | null> {
  const last = await reader
    .selectFrom('volunteerShift')
    .select('startsAt')
    .where('editionGuid', '=', editionGuid)
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.startsAt ?? null
}

/** Who is on which of these shifts, by name. */
export function listAssigned(reader: Reader, shiftGuids: readonly string[]) {
  return reader
    .selectFrom('volunteerAssignment')
    .innerJoin('volunteer', 'volunteer.guid', 'volunteerAssignment.volunteerGuid')
    .select(['volunteerAssignment.shiftGuid', 'volunteer.guid', 'volunteer.state', 'volunteer.review'])
    .select(['volunteer.lastName', 'volunteer.firstName', 'volunteer.middleName', 'volunteer.phone'])
    .select(['volunteer.latinLastName', 'volunteer.latinFirstName'])
    .where(({ eb, val }) => eb('volunteerAssignment.shiftGuid', '=', eb.fn.any(val([...shiftGuids]))))
    .orderBy('volunteer.latinLastName')
    .orderBy('volunteer.latinFirstName')
    .orderBy('volunteer.guid')
    .execute()
}
