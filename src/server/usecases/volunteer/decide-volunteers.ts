import type * as routes from '#contract/organiser-volunteer.ts'
import { decideVolunteer } from '#domain/volunteer/volunteer-transitions.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { lockVolunteers } from '#server/persistence/volunteer-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { applyTransitions } from '../transition/apply-transition.ts'
import { volunteerMachine } from '../transition/volunteer-machine.ts'
import { volunteerEffects } from './volunteer-effects.ts'

/** The organiser decides on volunteers, each with their own result. */
export const decideVolunteers: UseCase<
  typeof routes.decideVolunteers,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, body: { volunteerGuids, decision }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const guids = [...new Set(volunteerGuids)]
    const found = await lockVolunteers(tx, { editionGuid: edition.guid, guids })
    const verdicts = new Map(
      found.map(
        ({ guid, state }) => [guid, decideVolunteer(decision, { state, actor: 'organiser' })] as const,
      ),
    )
    const volunteers = found.filter(({ guid }) => verdicts.get(guid)?.ok)
    const by = {
      role: roleFor(actor, 'manage-volunteers'),
      actorGuid: actor.accountGuid,
      at,
      requestId: facts.requestId,
    }
    await applyTransitions(
      tx,
      volunteerMachine,
      decision,
      volunteers.map(record => ({ record })),
      {
        by: { ...by, as: 'organiser' },
        change: { decidedAt: at, decidedBy: actor.accountGuid },
        effects: volunteerEffects({ needs, tx, edition }, { volunteers, by }),
      },
    )
    return {
      results: guids.map(guid => {
        const verdict = verdicts.get(guid)
        const code = verdict ? (verdict.ok ? null : verdict.code) : ('not_found' as const)
        return { guid, ok: code === null, code }
      }),
    }
  })
}
