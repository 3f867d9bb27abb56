import type * as routes from '#contract/organiser-volunteer.ts'
import { pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countReviewed, listReviewedRows } from '#server/persistence/volunteer-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { volunteerNames } from './present-volunteer.ts'

/** Accepted volunteers for security, those accepted first in front. */
export const listReviewedVolunteers: UseCase<typeof routes.listReviewedVolunteers, 'database'> = async (
  { query: { q, state: review, cursor, limit } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, q }
  const [rows, counts] = await Promise.all([
    listReviewedRows(database, { ...filter, review, after: timePlaceOf(cursor), limit }),
    countReviewed(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sentAt?.toISOString() ?? null, row.guid])
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
