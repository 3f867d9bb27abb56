import type * as routes from '#contract/organiser-shift.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  countShifts,
  listAssigned,
  listShiftRows,
  readLastShiftStart,
} from '#server/persistence/shift-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { volunteerNames } from '../volunteer/present-volunteer.ts'

/** Shifts in order of time with who is on them. The total of missing people follows days and search alone, so that it says the same beside both tabs. */
export const listShifts: UseCase<typeof routes.listShifts, 'database'> = async ({ query }, { database }) => {
  const { q, filling, cursor, limit } = query
  const { guid: editionGuid, timeZone, startsOn } = await readCurrentEdition(database)
  const filter = { editionGuid, q, ...instantsOf(query, timeZone) }
  const [rows, { missing, ...counts }, lastStart] = await Promise.all([
    listShiftRows(database, {
      ...filter,
      short: filling === 'short',
      after: decodeCursor(cursor, 3),
      limit,
    }),
    countShifts(database, filter),
    readLastShiftStart(database, editionGuid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.startsKey, row.endsKey, row.guid])
  const assigned = await listAssigned(
    database,
    items.map(({ guid }) => guid),
  )
  const byShift = Map.groupBy(assigned, ({ shiftGuid }) => shiftGuid)
  return {
    ...{ timeZone, missing, counts, nextCursor },
    newShiftDay: lastStart ? localDayAt(lastStart.getTime(), timeZone) : startsOn,
    items: items.map(({ guid, version, startsAt, endsAt, placeRu, placeEn, needed }) => ({
      ...{ guid, version, needed },
      day: localDayAt(startsAt.getTime(), timeZone),
      from: startsAt.toISOString(),
      to: endsAt.toISOString(),
      place: { ru: placeRu, en: placeEn },
      volunteers: (byShift.get(guid) ?? []).map(row => ({
        ...volunteerNames(row),
        ...{ guid: row.guid, phone: row.phone ?? '', state: row.state, review: row.review },
      })),
    })),
  }
}
