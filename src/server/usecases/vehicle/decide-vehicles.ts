import type * as routes from '#contract/organiser-vehicle.ts'
import { decideReview } from '#domain/staff-company/review-transitions.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listCompaniesOfVehicles } from '#server/persistence/vehicle-list-queries.ts'
import { lockVehicles } from '#server/persistence/vehicle-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import type { MessageScene } from '../message/message-scene.ts'
import {
  type DecisionCodes,
  decisionResult,
  keepMeant,
  lockReviewed,
  type StaffDeciding,
} from '../staff-company/lock-reviewed.ts'
import { reviewEffects } from '../staff-company/review-effects.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { vehicleMachine } from '../transition/vehicle-machine.ts'

/** Security decides on vehicles, each with its own result. */
export const decideVehicles: UseCase<
  typeof routes.decideVehicles,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { vehicleGuids, decision, note }, facts }, needs) => {
  const guids = [...new Set(vehicleGuids)]
  const codes = await needs.database.transaction().execute(async tx => {
    const scene = { needs, tx, edition: await readCurrentEdition(tx) }
    return decideOnVehicles(scene, guids, { decision, note, actor, facts, at: needs.clock.now() })
  })
  return { results: guids.map(guid => decisionResult(guid, codes)) }
}

/** The decision on these vehicles, in a transaction of the caller. */
export async function decideOnVehicles(
  scene: MessageScene,
  guids: readonly string[],
  { decision, note, actor, facts, at, meant }: StaffDeciding,
): Promise<DecisionCodes> {
  const { tx, edition } = scene
  const known = await lockReviewed(tx, edition.guid, {
    companies: await listCompaniesOfVehicles(tx, { editionGuid: edition.guid, guids }),
    lock: companyGuid => lockVehicles(tx, { companyGuid, guids }),
  })
  await keepMeant(known, meant)
  const codes: DecisionCodes = new Map()
  for (const { record } of known.values()) {
    const verdict = decideReview(decision, { state: record.state, actor: 'security' })
    codes.set(record.guid, verdict.ok ? null : verdict.code)
  }
  const decided = [...known.values()].filter(({ record }) => codes.get(record.guid) === null)
  await applyTransitions(
    tx,
    vehicleMachine,
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
      effects: reviewEffects(scene, { kind: 'vehicle', decided, at }),
    },
  )
  return codes
}
