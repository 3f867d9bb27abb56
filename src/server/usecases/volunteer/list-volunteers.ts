import type * as routes from '#contract/organiser-volunteer.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countByShifts,
  countVolunteers,
  listVolunteerRows,
} from '#server/persistence/volunteer-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentVolunteer } from './present-volunteer.ts'

/** Volunteers for the organiser. */
export const listVolunteers: UseCase<typeof routes.listVolunteers, 'database'> = async (
  { query },
  { database },
) => {
  const { q, state, shifts, sort, cursor, limit } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const filter = { editionGuid, q, shifts, ...instantsOf(query, timeZone) }
  const [rows, counts] = await Promise.all([
    listVolunteerRows(database, { ...filter, state, sort, after: decodeCursor(cursor, 2), limit }),
    countVolunteers(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(presentVolunteer),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ state: value, count }) => [value, count])),
  }
}

/** How many volunteers of the state have shifts; asked for when the filters are opened. */
export const countVolunteerFilters: UseCase<typeof routes.countVolunteerFilters, 'database'> = async (
  { query },
  { database },
) => {
  const { q, state } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const counts = await countByShifts(database, { editionGuid, q, state, ...instantsOf(query, timeZone) })
  return { counts: { shifts: counts.map(row => ({ ...row, more: false })) } }
}
