import type * as routes from '#contract/organiser-employee.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { decideReview, type ReviewAction } from '#domain/staff-company/review-transitions.ts'
import { roleFor } from '#server/organiser-acting.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listCompaniesOfEmployees } from '#server/persistence/employee-list-queries.ts'
import { countForumPlaces, type EmployeeRow, lockEmployees } from '#server/persistence/employee-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import type { MessageScene } from '../message/message-scene.ts'
import {
  type DecisionCodes,
  decisionResult,
  keepMeant,
  lockReviewed,
  type Reviewed,
  type StaffDeciding,
} from '../staff-company/lock-reviewed.ts'
import { forumPlacesOf } from '../staff-company/present-staff-company.ts'
import { reviewEffects } from '../staff-company/review-effects.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { employeeMachine } from '../transition/employee-machine.ts'

/** Security decides on employees, each with their own result. */
export const decideEmployees: UseCase<
  typeof routes.decideEmployees,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { employeeGuids, decision, note }, facts }, needs) => {
  const guids = [...new Set(employeeGuids)]
  const codes = await needs.database.transaction().execute(async tx => {
    const scene = { needs, tx, edition: await readCurrentEdition(tx) }
    return decideOnEmployees(scene, guids, { decision, note, actor, facts, at: needs.clock.now() })
  })
  return { results: guids.map(guid => decisionResult(guid, codes)) }
}

/**
 * The decision on these employees, in a transaction of the caller. Companies are locked before their employees, as when they send, because whoever is looked at
 * again takes a place on the forum days again, and none may be over the quota.
 */
export async function decideOnEmployees(
  scene: MessageScene,
  guids: readonly string[],
  { decision, note, actor, facts, at, meant }: StaffDeciding,
): Promise<DecisionCodes> {
  const { tx, edition } = scene
  const known = await lockReviewed(tx, edition.guid, {
    companies: await listCompaniesOfEmployees(tx, { editionGuid: edition.guid, guids }),
    lock: companyGuid => lockEmployees(tx, { companyGuid, guids }),
  })
  await keepMeant(known, meant)
  const codes = await judge(tx, decision, known)
  const decided = [...known.values()].filter(({ record }) => codes.get(record.guid) === null)
  await applyTransitions(
    tx,
    employeeMachine,
    decision,
    decided.map(({ record }) => ({ record })),
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
      effects: reviewEffects(scene, { kind: 'employee', decided, at }),
    },
  )
  return codes
}

/** Why each is refused; null for whoever the decision holds. */
async function judge(
  tx: Tx,
  action: ReviewAction,
  known: ReadonlyMap<string, Reviewed<EmployeeRow>>,
): Promise<DecisionCodes> {
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
