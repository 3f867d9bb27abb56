import type * as routes from '#contract/organiser-volunteer.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countVolunteers, listVolunteerRows } from '#server/persistence/volunteer-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentVolunteer } from './present-volunteer.ts'

/** Volunteers for the organiser. */
export const listVolunteers: UseCase<typeof routes.listVolunteers, 'database'> = async (
  { query: { q, state, shifts, sort, cursor, limit } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, q, shifts }
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
