import type * as routes from '#contract/vehicle.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { changeVehicles, lockVehicles } from '#server/persistence/vehicle-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { endPasses } from '../pass/end-passes.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { removalResults } from '../staff-company/removal-results.ts'

/** Removes vehicles of any state; their passes are void. */
export const removeVehicles: UseCase<typeof routes.removeVehicles, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: { vehicleGuids }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { edition } = await holdStaffCompany(tx, actor, companyGuid)
    const found = await lockVehicles(tx, { companyGuid, guids: vehicleGuids })
    await changeVehicles(tx, found, { removedAt: at })
    await endPasses(tx, found, { editionGuid: edition.guid, kind: 'vehicle', at })
    await recordAudits(
      tx,
      found.map(({ guid, state }) => ({
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'staffOwner' as const,
        subjectKind: 'vehicle' as const,
        subjectGuid: guid,
        action: 'removeVehicle' as const,
        fromValue: state,
        requestId: facts.requestId,
      })),
    )
    return removalResults(vehicleGuids, found)
  })
}
