import type * as routes from '#contract/employee.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { changeEmployees, lockEmployees } from '#server/persistence/employee-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { endPasses } from '../pass/end-passes.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { removalResults } from '../staff-company/removal-results.ts'

/** Removes employees of any state: their places are free, and their passes void. */
export const removeEmployees: UseCase<typeof routes.removeEmployees, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: { employeeGuids }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { edition } = await holdStaffCompany(tx, actor, companyGuid)
    const found = await lockEmployees(tx, { companyGuid, guids: employeeGuids })
    await changeEmployees(tx, found, { removedAt: at })
    await endPasses(tx, found, { editionGuid: edition.guid, kind: 'employee', at })
    await recordAudits(
      tx,
      found.map(({ guid, state }) => ({
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'staffOwner' as const,
        subjectKind: 'employee' as const,
        subjectGuid: guid,
        action: 'removeEmployee' as const,
        fromValue: state,
        requestId: facts.requestId,
      })),
    )
    return removalResults(employeeGuids, found)
  })
}
