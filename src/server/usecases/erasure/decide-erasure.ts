import type * as routes from '#contract/erasure.ts'
import { roleFor } from '#server/organiser-acting.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  type ErasureRequestRow,
  findErasureOwner,
  lockErasureRequest,
  selectErasures,
} from '#server/persistence/erasure-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { lockParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { erasureMachine } from '../transition/erasure-machine.ts'
import { erasePerson } from './erase-person.ts'
import { presentErasureRow } from './present-erasure.ts'

/** Carries out an erasure request in one transaction, or refuses it with a reason that is sent to the person. */
export const decideErasure: UseCase<
  typeof routes.decideErasure,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params, body, facts }, needs) => {
  const wanted = { guid: params.guid, ...body }
  const decision: 'carryOut' | 'refuse' = wanted.decision
  const at = needs.clock.now()
  const edition = await readCurrentEdition(needs.database)
  await needs.database.transaction().execute(async tx => {
    const { record, row } = await lockRequest(tx, wanted.guid, edition.guid)
    const answer = wanted.decision === 'refuse' ? wanted.answer : null
    const scene = { needs, tx, edition }
    // Erase before writing the log entry: the erasure blanks what the log contains.
    await applyTransition(tx, erasureMachine, decision, row, {
      by: {
        as: 'organiser',
        role: roleFor(actor, 'decide-erasures'),
        actorGuid: actor.accountGuid,
        at,
        requestId: facts.requestId,
      },
      change: { decidedBy: actor.accountGuid, answer },
      effects: {
        erase: () =>
          erasePerson({
            ...{ needs, tx, record, edition, at },
            by: {
              role: roleFor(actor, 'decide-erasures'),
              accountGuid: actor.accountGuid,
              responsible: actor.name,
              requestGuid: row.guid,
            },
          }),
        'notify-erased': () => tell(scene, 'erasure_done', record, {}),
        'notify-refused': () => tell(scene, 'erasure_refused', record, { reason: answer ?? '' }),
      },
    })
  })
  const after = await selectErasures(needs.database, { editionGuid: edition.guid })
    .where('erasureRequest.guid', '=', wanted.guid)
    .executeTakeFirst()
  return after
    ? presentErasureRow(after, { edition, at, callerGuid: actor.accountGuid })
    : refuse('not_found')
}

/** Always lock the person before the request, to avoid deadlocks. */
async function lockRequest(
  tx: Tx,
  guid: string,
  editionGuid: string,
): Promise<{ record: Locked<ParticipantRecord>; row: Locked<ErasureRequestRow> }> {
  const owner = await findErasureOwner(tx, guid)
  const record = owner ? await lockParticipant(tx, { guid: owner, editionGuid }) : undefined
  const row = await lockErasureRequest(tx, guid)
  return record && row ? { record, row } : refuse('not_found')
}
