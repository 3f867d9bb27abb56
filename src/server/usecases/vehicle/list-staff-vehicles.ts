import type * as routes from '#contract/organiser-vehicle.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countVehicles, listVehicleRows } from '#server/persistence/vehicle-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentDriver } from './present-vehicle.ts'

/** Vehicles of all companies for the console, earliest sent first unless another order is asked for. */
export const listStaffVehicles: UseCase<typeof routes.listStaffVehicles, 'database'> = async (
  { query },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const { q, state, sort, limit } = query
  const filter = { editionGuid: edition.guid, q, ...instantsOf(query, edition.timeZone) }
  const after = decodeCursor(query.cursor, 2)
  const [rows, counts] = await Promise.all([
    listVehicleRows(database, { ...filter, state, sort, after, limit }),
    countVehicles(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(row => {
      const { guid, brand, plate, plateCountry, type, companyName, arrivesOn, leavesOn } = row
      return {
        ...{ guid, brand, plate, plateCountry, type, companyName, arrivesOn, leavesOn },
        onForum: row.onForum,
        onMontage: row.onMontage,
        driver: presentDriver(row),
        state: row.state,
        sentAt: row.sentAt?.toISOString() ?? null,
        note: row.decisionNote,
      }
    }),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ state: value, count }) => [value, count])),
  }
}
