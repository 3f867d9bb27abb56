import { sql } from 'kysely'
import { comingStates } from '#domain/volunteer/volunteer-transitions.ts'
import type { Reader } from './database.ts'

/**
 * Everybody whom the forum counts on as a volunteer, with security's verdict, their valid pass and the span of their shifts: what gates, lists of security
 * and prints have to know. `admitted` is the verdict: whether they may enter.
 */
export async function listVolunteersOnSite(
  reader: Reader,
  wanted: { editionGuid: string; guids?: readonly string[] },
) {
  let query = reader
    .selectFrom('volunteer')
    .leftJoin('pass', join =>
      join
        .onRef('pass.subjectGuid', '=', 'volunteer.guid')
        .onRef('pass.editionGuid', '=', 'volunteer.editionGuid')
        .on('pass.kind', '=', 'volunteer')
        .on('pass.revokedAt', 'is', null),
    )
    .select(['volunteer.guid', 'volunteer.lastName', 'volunteer.firstName', 'volunteer.middleName'])
    .select(['volunteer.latinLastName', 'volunteer.latinFirstName', 'volunteer.review'])
    .select(['pass.guid as passGuid', 'pass.counter'])
    .select([firstShift.as('firstShift'), lastShift.as('lastShift')])
    .where('volunteer.editionGuid', '=', wanted.editionGuid)
    .where('volunteer.erasedAt', 'is', null)
    .where('volunteer.state', 'in', [...comingStates])
  const { guids } = wanted
  if (guids) query = query.where(({ eb, val }) => eb('volunteer.guid', '=', eb.fn.any(val([...guids]))))
  const rows = await query.orderBy('volunteer.guid').execute()
  return rows.map(({ firstShift: from, lastShift: to, passGuid, counter, ...row }) => ({
    ...row,
    admitted: row.review === 'approved',
    pass: passGuid && counter !== null ? { guid: passGuid, counter } : null,
    shifts: from && to ? { from: from.getTime(), to: to.getTime() } : null,
  }))
}

const shiftsOf = sql`from volunteer_assignment as taken
  join volunteer_shift as shift on shift.guid = taken.shift_guid where taken.volunteer_guid = volunteer.guid`

/** Beginning of the first and end of the last shift of the volunteer in the query. */
export const firstShift = sql<Date | null>`(select min(shift.starts_at) ${shiftsOf})`
export const lastShift = sql<Date | null>`(select max(shift.ends_at) ${shiftsOf})`
