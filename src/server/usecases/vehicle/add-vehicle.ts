import type * as routes from '#contract/vehicle.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import type { Tx } from '#server/persistence/database.ts'
import { lockEmployees } from '#server/persistence/employee-queries.ts'
import { insertVehicle, lockVehicles } from '#server/persistence/vehicle-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { presentVehicle, vehicleColumns } from './present-vehicle.ts'

/** Adds a vehicle. Within one company a plate stands once: the unique index decides (plate_used). */
export const addVehicle: UseCase<typeof routes.addVehicle, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: fields, facts },
  { clock, database },
) => {
  const at = clock.now()
  try {
    return await database.transaction().execute(async tx => {
      await holdStaffCompany(tx, actor, companyGuid)
      await requireDriver(tx, { companyGuid, driverGuid: fields.driverGuid })
      const guid = await insertVehicle(tx, { ...vehicleColumns(fields), companyGuid, createdAt: at })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'staffOwner',
        subjectKind: 'vehicle',
        subjectGuid: guid,
        action: 'addVehicle',
        requestId: facts.requestId,
      })
      const [made] = await lockVehicles(tx, { companyGuid, guids: [guid] })
      return made ? presentVehicle(made) : refuse('not_found')
    })
  } catch (error) {
    refuseUsedPlate(error)
    throw error
  }
}

/** The driver is one of the company's own employees, and stays so until the transaction ends. */
export async function requireDriver(
  tx: Tx,
  { companyGuid, driverGuid }: { companyGuid: string; driverGuid: string | null },
): Promise<void> {
  if (driverGuid === null) return
  const [driver] = await lockEmployees(tx, { companyGuid, guids: [driverGuid] })
  if (!driver) refuse('fields_invalid', { details: [{ field: 'driverGuid', code: 'driver_missing' }] })
}

/** Says which field it is when another vehicle of the company has the plate. */
export function refuseUsedPlate(error: unknown): void {
  if (breaks(error, 'vehicle_plate'))
    refuse('plate_used', { details: [{ field: 'plate', code: 'plate_used' }] })
}
