import type * as routes from '#contract/organiser-security-check.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countToCheck } from '#server/persistence/security-check-person-queries.ts'
import { listChecks } from '#server/persistence/security-check-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentCheck } from './present-check.ts'

/** Lists handed to the outside service, and who waits to be put into the next. */
export const listSecurityChecks: UseCase<typeof routes.listSecurityChecks, 'database'> = async (
  { query: { cursor, limit } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const below = Number(decodeCursor(cursor, 1)?.[0] ?? Number.NaN)
  const wanted = { editionGuid: edition.guid, below: Number.isSafeInteger(below) ? below : null, limit }
  const [rows, toCheck] = await Promise.all([
    listChecks(database, wanted),
    countToCheck(database, edition.guid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, ({ number }) => [String(number)])
  return { items: items.map(presentCheck), nextCursor, toCheck }
}
