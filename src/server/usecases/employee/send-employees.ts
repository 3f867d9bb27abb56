import type * as routes from '#contract/employee.ts'
import type { OnSiteRole } from '#domain/employee/on-site-role.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { decideReview } from '#domain/staff-company/review-transitions.ts'
import { countForumPlaces, type EmployeeRow, lockEmployees } from '#server/persistence/employee-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { forumPlacesOf } from '../staff-company/present-staff-company.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { employeeMachine } from '../transition/employee-machine.ts'

/**
 * Sends employees for review with the role they have on site, each with their own result. The company is locked, so that whoever sends at the same
 * moment counts the places only afterwards: beyond the quota of the forum days each is refused (quota_full).
 */
export const sendEmployees: UseCase<typeof routes.sendEmployees, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: { employeeGuids, onSiteRole }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { company } = await holdStaffCompany(tx, actor, companyGuid)
    const guids = [...new Set(employeeGuids)]
    const known = new Map(
      (await lockEmployees(tx, { companyGuid, guids })).map(row => [row.guid, row] as const),
    )
    let free = (await forumPlacesOf(tx, company)) - (await countForumPlaces(tx, companyGuid))
    const results = guids.map(guid => {
      const code = obstacle(known.get(guid), onSiteRole, free)
      if (!code && known.get(guid)?.onForum) free -= 1
      return { guid, ok: code === null, code }
    })
    const sent = results.flatMap(({ guid, ok }) => {
      const record = ok ? known.get(guid) : undefined
      return record ? [{ record }] : []
    })
    await applyTransitions(tx, employeeMachine, 'send', sent, {
      by: { as: 'owner', role: 'staffOwner', actorGuid: actor.accountGuid, at, requestId: facts.requestId },
      change: { onSiteRole, sentAt: at },
    })
    return { results }
  })
}

function obstacle(employee: EmployeeRow | undefined, role: OnSiteRole, free: number): ErrorCode | null {
  if (!employee) return 'not_found'
  const verdict = decideReview('send', { state: employee.state, actor: 'owner' })
  if (!verdict.ok) return verdict.code
  // The gate calls a driver who stands in the queue.
  if (role === 'driver' && !employee.phone) return 'driver_phone_missing'
  return employee.onForum && free <= 0 ? 'quota_full' : null
}
