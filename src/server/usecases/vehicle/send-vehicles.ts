import type * as routes from '#contract/vehicle.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { decideReview } from '#domain/staff-company/review-transitions.ts'
import { lockVehicles, type VehicleRow } from '#server/persistence/vehicle-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { vehicleMachine } from '../transition/vehicle-machine.ts'

/** Sends vehicles for review, each with its own result. */
export const sendVehicles: UseCase<typeof routes.sendVehicles, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: { vehicleGuids }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    await holdStaffCompany(tx, actor, companyGuid)
    const guids = [...new Set(vehicleGuids)]
    const known = await lockVehicles(tx, { companyGuid, guids })
    const fit = known.filter(vehicle => obstacle(vehicle) === null)
    await applyTransitions(
      tx,
      vehicleMachine,
      'send',
      fit.map(record => ({ record })),
      {
        by: {
          as: 'owner',
          role: 'staffOwner',
          actorGuid: actor.accountGuid,
          at,
          requestId: facts.requestId,
        },
        change: { sentAt: at },
      },
    )
    return {
      results: guids.map(guid => {
        const vehicle = known.find(each => each.guid === guid)
        const code = vehicle ? obstacle(vehicle) : 'not_found'
        return { guid, ok: code === null, code }
      }),
    }
  })
}

function obstacle(vehicle: VehicleRow): ErrorCode | null {
  const verdict = decideReview('send', { state: vehicle.state, actor: 'owner' })
  if (!verdict.ok) return verdict.code
  return vehicle.knownDriverGuid === null ? 'driver_missing' : null
}
