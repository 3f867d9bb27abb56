import type * as routes from '#contract/organiser-employee.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { decideReview, type ReviewAction } from '#domain/staff-company/review-transitions.ts'
import { roleFor } from '#server/organiser-acting.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listCompaniesOfEmployees } from '#server/persistence/employee-list-queries.ts'
import { countForumPlaces, type EmployeeRow, lockEmployees } from '#server/persistence/employee-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockReviewed, type Reviewed } from '../staff-company/lock-reviewed.ts'
import { forumPlacesOf } from '../staff-company/present-staff-company.ts'
import { reviewEffects } from '../staff-company/review-effects.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { employeeMachine } from '../transition/employee-machine.ts'

/**
 * Security decides on employees, each with their own result. Companies are locked before their employees, as when they send, because whoever is looked at
 * again takes a place on the forum days again, and none may be over the quota.
 */
export const decideEmployees: UseCase<
  typeof routes.decideEmployees,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { employeeGuids, decision, note }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const guids = [...new Set(employeeGuids)]
    const companies = await listCompaniesOfEmployees(tx, { editionGuid: edition.guid, guids })
    const known = await lockReviewed(tx, edition.guid, {
      companies,
      lock: companyGuid => lockEmployees(tx, { companyGuid, guids }),
    })
    const codes = await judge(tx, decision, known)
    const decided = [...known.values()].filter(({ record }) => codes.get(record.guid) === null)
    const records = decided.map(({ record }) => record)
    await applyTransitions(
      tx,
      employeeMachine,
      decision,
      records.map(record => ({ record })),
      {
        by: {
          as: 'security',
          role: roleFor(actor, 'decide-staff'),
          actorGuid: actor.accountGuid,
          at,
          requestId: facts.requestId,
        },
        reason: note,
        change: { decidedAt: at, decidedBy: actor.accountGuid, decisionNote: note },
        effects: reviewEffects({ needs, tx, edition }, { kind: 'employee', decided, at }),
      },
    )
    return {
      results: guids.map(guid => {
        const code = known.has(guid) ? (codes.get(guid) ?? null) : 'not_found'
        return { guid, ok: code === null, code }
      }),
    }
  })
}

/** Why each is refused; null for whoever the decision holds. */
async function judge(
  tx: Tx,
  action: ReviewAction,
  known: ReadonlyMap<string, Reviewed<EmployeeRow>>,
): Promise<Map<string, ErrorCode | null>> {
  const codes = new Map<string, ErrorCode | null>()
  const free = new Map<string, number>()
  for (const { company, record } of known.values()) {
    const verdict = decideReview(action, { state: record.state, actor: 'security' })
    codes.set(record.guid, verdict.ok ? null : verdict.code)
    if (!verdict.ok || action !== 'lookAgain' || !record.onForum) continue
    const left =
      free.get(company.guid) ??
      (await forumPlacesOf(tx, company)) - (await countForumPlaces(tx, company.guid))
    free.set(company.guid, left - 1)
    if (left <= 0) codes.set(record.guid, 'quota_full')
  }
  return codes
}
