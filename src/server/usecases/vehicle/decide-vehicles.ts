import type * as routes from '#contract/organiser-vehicle.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { decideReview } from '#domain/staff-company/review-transitions.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listCompaniesOfVehicles } from '#server/persistence/vehicle-list-queries.ts'
import { lockVehicles } from '#server/persistence/vehicle-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockReviewed } from '../staff-company/lock-reviewed.ts'
import { reviewEffects } from '../staff-company/review-effects.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { vehicleMachine } from '../transition/vehicle-machine.ts'

/** Security decides on vehicles, each with its own result. */
export const decideVehicles: UseCase<
  typeof routes.decideVehicles,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { vehicleGuids, decision, note }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const guids = [...new Set(vehicleGuids)]
    const known = await lockReviewed(tx, edition.guid, {
      companies: await listCompaniesOfVehicles(tx, { editionGuid: edition.guid, guids }),
      lock: companyGuid => lockVehicles(tx, { companyGuid, guids }),
    })
    const codeOf = (guid: string): ErrorCode | null => {
      const found = known.get(guid)
      if (!found) return 'not_found'
      const verdict = decideReview(decision, { state: found.record.state, actor: 'security' })
      return verdict.ok ? null : verdict.code
    }
    const results = guids.map(guid => ({ guid, code: codeOf(guid) }))
    const decided = results.flatMap(({ guid, code }) => (code ? [] : (known.get(guid) ?? [])))
    const records = decided.map(({ record }) => record)
    await applyTransitions(
      tx,
      vehicleMachine,
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
        effects: reviewEffects({ needs, tx, edition }, { kind: 'vehicle', decided, at }),
      },
    )
    return { results: results.map(({ guid, code }) => ({ guid, ok: code === null, code })) }
  })
}
