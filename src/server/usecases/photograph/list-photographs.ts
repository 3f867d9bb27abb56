import type * as routes from '#contract/organiser-photograph.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countWaitingPhotographs,
  listWaitingPhotographs,
} from '#server/persistence/photograph-list-queries.ts'
import { listPhotographChecks } from '#server/persistence/photograph-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import type { UseCase } from '#server/use-case.ts'
import { fullName, latinName } from '../participant/present-participant.ts'
import { presentCheck } from './read-photograph.ts'

/** Photographs that wait for the committee's look. */
export const listPhotographs: UseCase<typeof routes.listPhotographs, 'database'> = async (
  { query },
  { database },
) => {
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const { q, check, sort, limit } = query
  const people = await findPeople(database, q)
  const filter = { editionGuid, q, people, check, ...instantsOf(query, timeZone) }
  const [rows, counts] = await Promise.all([
    listWaitingPhotographs(database, {
      ...{ ...filter, sort },
      ...{ after: decodeCursor(query.cursor, 2), limit: limit + 1 },
    }),
    countWaitingPhotographs(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  const checks = await listPhotographChecks(
    database,
    items.map(({ photographFileGuid }) => photographFileGuid),
  )
  return {
    items: items.map(row => ({
      guid: row.guid,
      name: fullName(row),
      latinName: latinName(row),
      company: row.companyShortName ?? row.companyName,
      locale: row.locale,
      photographFileGuid: row.photographFileGuid,
      since: row.since.toISOString(),
      check: presentCheck(checks.get(row.photographFileGuid) ?? null),
    })),
    nextCursor,
    counts,
  }
}
