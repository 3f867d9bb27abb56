import type * as routes from '#contract/employee.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { changeEmployees, lockEmployees } from '#server/persistence/employee-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { endPasses } from '../pass/end-passes.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { tellEmployees } from '../staff-company/tell-employees.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { employeeMachine } from '../transition/employee-machine.ts'
import { refuseUsedPhone } from './add-employee.ts'
import { employeeColumns, presentEmployee } from './present-employee.ts'

/**
 * Corrects an employee on the version that was read. Security has not seen the new data, so whoever was sent or approved goes back to the company, and
 * an approved one's pass is void. Somebody whom security has refused stays as they are (state_forbids).
 */
export const saveEmployee: UseCase<
  typeof routes.saveEmployee,
  'clock' | 'config' | 'database' | 'sealer'
> = async (
  { actor, params: { guid: companyGuid, employeeGuid }, body: { version, ...fields }, facts },
  needs,
) => {
  const { clock, database } = needs
  const at = clock.now()
  try {
    return await database.transaction().execute(async tx => {
      const { company, edition } = await holdStaffCompany(tx, actor, companyGuid)
      const wanted = { companyGuid, guids: [employeeGuid] }
      const [employee] = await lockEmployees(tx, wanted)
      if (!employee) refuse('not_found')
      if (employee.version !== version) refuse('changed_meanwhile')
      if (employee.state === 'rejected') refuse('state_forbids')
      const by = {
        at,
        actorGuid: actor.accountGuid,
        role: 'staffOwner',
        as: 'owner',
        requestId: facts.requestId,
      } as const
      if (employee.state !== 'unconfirmed')
        await applyTransition(tx, employeeMachine, 'takeBack', employee, {
          by,
          change: { sentAt: null, decidedAt: null, decidedBy: null },
          effects: {
            async 'end-pass'() {
              await endPasses(tx, [employee], { editionGuid: edition.guid, kind: 'employee', at })
              if (employee.state === 'approved')
                await tellEmployees(
                  { needs, tx, edition },
                  [{ company, record: employee }],
                  'employee_pass_void',
                )
            },
          },
        })
      await changeEmployees(tx, [employee], employeeColumns(fields))
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'staffOwner',
        subjectKind: 'employee',
        subjectGuid: employeeGuid,
        action: 'saveEmployee',
        requestId: facts.requestId,
      })
      const [saved] = await lockEmployees(tx, wanted)
      return saved ? presentEmployee(saved) : refuse('not_found')
    })
  } catch (error) {
    refuseUsedPhone(error)
    throw error
  }
}
