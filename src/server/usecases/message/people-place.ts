import type { PeopleQuery } from '#contract/organiser-message-people.ts'
import { decodeCursor } from '#server/persistence/cursor.ts'
import type { PeoplePlace } from '#server/persistence/message-people-queries.ts'

const instant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/

/** Where a page of people begins; a cursor that is none of ours begins the list anew. */
export function peoplePlace({ sort, cursor, limit }: PeopleQuery): PeoplePlace {
  const [key, guid] = decodeCursor(cursor, 2) ?? []
  const byTime = sort === 'newest' || sort === 'oldest'
  const after =
    key !== undefined && key !== null && guid && (!byTime || instant.test(key)) ? { key, guid } : null
  return { sort, after, limit: limit + 1 }
}
