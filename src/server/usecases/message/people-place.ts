import type { PeopleQuery } from '#contract/organiser-message-people.ts'
import { decodeCursor } from '#server/persistence/cursor.ts'
import type { PeoplePlace } from '#server/persistence/message-people-queries.ts'

/** Where a page of people begins, and one row more than it has. */
export function peoplePlace({ sort, cursor, limit }: PeopleQuery): PeoplePlace {
  return { sort, after: decodeCursor(cursor, 2), limit: limit + 1 }
}
