import type * as routes from '#contract/vehicle.ts'
import { changeVehicles, lockVehicles } from '#server/persistence/vehicle-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { removeReviewed } from '../staff-company/remove-reviewed.ts'

/** Removes vehicles of any state; their passes are void. */
export const removeVehicles: UseCase<typeof routes.removeVehicles, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: { vehicleGuids: guids }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(tx =>
    removeReviewed(tx, {
      ...{ actor, facts, companyGuid, guids, at },
      kind: 'vehicle',
      lock: wanted => lockVehicles(tx, wanted),
      remove: rows => changeVehicles(tx, rows, { removedAt: at }),
    }),
  )
}
