import type * as routes from '#contract/organiser-vehicle.ts'
import { pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countVehicles, listVehicleRows } from '#server/persistence/vehicle-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentDriver } from './present-vehicle.ts'

/** Vehicles of all companies for the console, earliest sent first. */
export const listStaffVehicles: UseCase<typeof routes.listStaffVehicles, 'database'> = async (
  { query: { q, state, cursor, limit } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, q }
  const [rows, counts] = await Promise.all([
    listVehicleRows(database, { ...filter, state, after: timePlaceOf(cursor), limit }),
    countVehicles(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sentAt?.toISOString() ?? null, row.guid])
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
