import type { z } from 'zod'
import type { listPassports } from '#contract/organiser-passport.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { passportQueueStates } from '#domain/passport/passport-queue-state.ts'
import { isRankedPassportSort } from '#domain/passport/passport-sort.ts'
import { countsOfRows } from '#domain/search/list-counts.ts'
import { decodeCursor, pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countPassports, listPassportRows } from '#server/persistence/passport-list-queries.ts'
import { findPeople } from '#server/persistence/search-text.ts'
import { codesByName } from '../dictionary/countries.ts'

type Locale = 'ru' | 'en'

type Asked = z.output<typeof listPassports.query>

/** Everything that the queue is asked for but the state. */
export async function passportFilterOf(
  reader: Reader,
  query: Pick<Asked, 'q' | 'citizenship' | 'from' | 'to'>,
) {
  const { q, citizenship } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(reader)
  const { since, before } = instantsOf(query, timeZone)
  const people = await findPeople(reader, q)
  return { editionGuid, q, people, citizenship, passportSince: since, passportBefore: before }
}

/** One page of the passport check, as the screen and a file show it. Counts cost more than a page, so a file asks for them once. */
export async function readPassportPage(
  reader: Reader,
  query: Asked,
  { counting, locale }: { counting: boolean; locale: Locale },
) {
  const { security: state, sort, limit, cursor } = query
  const filter = await passportFilterOf(reader, query)
  const place =
    sort === 'saved' || sort === 'savedDown'
      ? ({ sort, after: timePlaceOf(cursor) } as const)
      : isRankedPassportSort(sort)
        ? { sort, after: decodeCursor(cursor, 2), countries: codesByName[locale] }
        : { sort, after: decodeCursor(cursor, 2) }
  const [rows, counts] = await Promise.all([
    listPassportRows(reader, { ...filter, state, place, limit }),
    counting ? countPassports(reader, filter) : [],
  ])
  return {
    ...pageOf(rows, limit, row => [row.sortKey, row.guid]),
    ...countsOfRows(counts, { names: passportQueueStates, inPart: counts.some(row => row.capped) }),
  }
}
