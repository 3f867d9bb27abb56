import type * as routes from '#contract/vehicle.ts'
import { listVehiclesOf } from '#server/persistence/vehicle-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { presentVehicle } from './present-vehicle.ts'

/** The vehicles of a company, for its responsible employee. */
export const listVehicles: UseCase<typeof routes.listVehicles, 'database'> = async (
  { actor, params: { guid } },
  { database },
) => {
  await loadStaffCompany(database, actor, guid)
  return { items: (await listVehiclesOf(database, guid)).map(presentVehicle) }
}
