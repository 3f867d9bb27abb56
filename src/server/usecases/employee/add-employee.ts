import type * as routes from '#contract/employee.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { insertEmployee, lockEmployees } from '#server/persistence/employee-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { onSiteConsentText } from '../consent/on-site-consent.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { employeeColumns, presentEmployee } from './present-employee.ts'

/** Writes an employee down who has agreed to it. Within one company a phone stands once: the unique index decides (phone_used). */
export const addEmployee: UseCase<typeof routes.addEmployee, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: { consent, ...fields }, facts },
  { clock, database },
) => {
  const at = clock.now()
  try {
    return await database.transaction().execute(async tx => {
      const { edition } = await holdStaffCompany(tx, actor, companyGuid)
      const guid = await insertEmployee(tx, {
        ...employeeColumns(fields),
        companyGuid,
        selfRegistered: false,
        ...onSiteConsentText(edition, facts.locale).record,
        createdAt: at,
      })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'staffOwner',
        subjectKind: 'employee',
        subjectGuid: guid,
        action: 'addEmployee',
        requestId: facts.requestId,
      })
      const [made] = await lockEmployees(tx, { companyGuid, guids: [guid] })
      return made ? presentEmployee(made) : refuse('not_found')
    })
  } catch (error) {
    refuseUsedPhone(error)
    throw error
  }
}

/** Says which field it is when somebody else of the company has the phone. */
export function refuseUsedPhone(error: unknown): void {
  if (breaks(error, 'employee_phone'))
    refuse('phone_used', { details: [{ field: 'phone', code: 'phone_used' }] })
}
