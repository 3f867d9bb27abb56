import type * as routes from '#contract/vehicle.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { changeVehicles, lockVehicles } from '#server/persistence/vehicle-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { endPasses } from '../pass/end-passes.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { vehicleMachine } from '../transition/vehicle-machine.ts'
import { refuseUsedPlate, requireDriver } from './add-vehicle.ts'
import { presentVehicle, vehicleColumns } from './present-vehicle.ts'

/** Corrects a vehicle on the version that was read; as with an employee, security has to see the new data, and a refused one stays as it is. */
export const saveVehicle: UseCase<typeof routes.saveVehicle, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid, vehicleGuid }, body: { version, ...fields }, facts },
  { clock, database },
) => {
  const at = clock.now()
  try {
    return await database.transaction().execute(async tx => {
      const { edition } = await holdStaffCompany(tx, actor, companyGuid)
      const wanted = { companyGuid, guids: [vehicleGuid] }
      const [vehicle] = await lockVehicles(tx, wanted)
      if (!vehicle) refuse('not_found')
      if (vehicle.version !== version) refuse('changed_meanwhile')
      if (vehicle.state === 'rejected') refuse('state_forbids')
      await requireDriver(tx, { companyGuid, driverGuid: fields.driverGuid })
      const by = { at, actorGuid: actor.accountGuid, role: 'staffOwner', requestId: facts.requestId } as const
      if (vehicle.state !== 'unconfirmed')
        await applyTransition(tx, vehicleMachine, 'takeBack', vehicle, {
          by: { ...by, as: 'owner' },
          change: { sentAt: null, decidedAt: null, decidedBy: null },
          effects: {
            'end-pass': () => endPasses(tx, [vehicle], { editionGuid: edition.guid, kind: 'vehicle', at }),
          },
        })
      await changeVehicles(tx, [vehicle], vehicleColumns(fields))
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'staffOwner',
        subjectKind: 'vehicle',
        subjectGuid: vehicleGuid,
        action: 'saveVehicle',
        requestId: facts.requestId,
      })
      const [saved] = await lockVehicles(tx, wanted)
      return saved ? presentVehicle(saved) : refuse('not_found')
    })
  } catch (error) {
    refuseUsedPlate(error)
    throw error
  }
}
