import type * as routes from '#contract/organiser-passport.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { mostCounted } from '#server/persistence/application-list-queries.ts'
import { pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countPassports, listPassportRows } from '#server/persistence/passport-list-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentPassport } from './present-passport.ts'

/** The queue of the passport check, earliest saved first. */
export const listPassports: UseCase<typeof routes.listPassports, 'database'> = async (
  { query, facts },
  needs,
) => {
  const edition = await readCurrentEdition(needs.database)
  const { q, security: state, limit } = query
  const { since, before } = instantsOf(query, edition.timeZone)
  const filter = {
    ...{ editionGuid: edition.guid, q, people: await findPeople(needs.database, q) },
    ...{ passportSince: since, passportBefore: before },
  }
  const after = timePlaceOf(query.cursor)
  const [rows, counts] = await Promise.all([
    listPassportRows(needs.database, { ...filter, state, after, limit }),
    countPassports(needs.database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [
    row.passportSavedAt?.toISOString() ?? null,
    row.guid,
  ])
  return {
    items: items.map(row => presentPassport({ ...row, applicationGuid: row.guid }, facts.locale)),
    nextCursor,
    counts: Object.fromEntries(counts.map(row => [row.value, row.count])),
    countsUpTo: counts.some(row => row.capped) ? mostCounted : null,
  }
}
