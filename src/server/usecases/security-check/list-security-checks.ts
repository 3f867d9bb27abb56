import type * as routes from '#contract/organiser-security-check.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countToCheck } from '#server/persistence/security-check-person-queries.ts'
import { listChecks } from '#server/persistence/security-check-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentCheck } from './present-check.ts'

/** Lists handed to the outside service, and who waits to be put into the next. */
export const listSecurityChecks: UseCase<typeof routes.listSecurityChecks, 'database'> = async (
  { query },
  { database },
) => {
  const { cursor, limit } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const below = Number(decodeCursor(cursor, 2)?.[0] ?? Number.NaN)
  const wanted = {
    ...{ editionGuid, limit, below: Number.isSafeInteger(below) ? below : null },
    ...instantsOf(query, timeZone),
  }
  const [rows, toCheck] = await Promise.all([
    listChecks(database, wanted),
    countToCheck(database, editionGuid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, ({ number, guid }) => [String(number), guid])
  return { items: items.map(presentCheck), nextCursor, toCheck }
}
