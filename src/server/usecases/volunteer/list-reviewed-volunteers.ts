import type * as routes from '#contract/organiser-volunteer.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countReviewed, listReviewedRows } from '#server/persistence/volunteer-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { volunteerNames } from './present-volunteer.ts'

/** Volunteers whom security has to check. Whoever was accepted first has waited longest and comes first. */
export const listReviewedVolunteers: UseCase<typeof routes.listReviewedVolunteers, 'database'> = async (
  { query },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const { q, state: review, sort, limit } = query
  const filter = { editionGuid: edition.guid, q, ...instantsOf(query, edition.timeZone) }
  const after = decodeCursor(query.cursor, 2)
  const [rows, counts] = await Promise.all([
    listReviewedRows(database, { ...filter, review, sort, after, limit }),
    countReviewed(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(row => {
      const { guid, citizenship, birthDate, city, phone, university } = row
      return {
        ...volunteerNames(row),
        ...{ guid, citizenship, birthDate, city, phone, university },
        state: row.review,
        sentAt: row.sentAt?.toISOString() ?? null,
        note: row.reviewNote,
      }
    }),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ state, count }) => [state, count])),
  }
}
