import type * as routes from '#contract/erasure.ts'
import type { Erasure } from '#contract/erasure.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import {
  findLatestErasureRequest,
  insertErasureRequest,
  lockErasureRequest,
} from '#server/persistence/erasure-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { loadParticipantFor, lockParticipantFor } from '../participant/permitted-participant.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { erasureMachine } from '../transition/erasure-machine.ts'
import { presentErasure } from './present-erasure.ts'

/** In milliseconds. */
const day = 86_400_000

/** The person's erasure request and its state. */
export async function readErasure(
  { actor, params: { guid } }: CallOf<typeof routes.readErasure, 'actor' | 'params'>,
  needs: Needs<'clock' | 'database'>,
): Promise<Erasure> {
  const own = await loadParticipantFor(needs.database, actor, { guid, concern: 'own' })
  const row = await findLatestErasureRequest(needs.database, guid)
  return presentErasure(row, { ...own, at: needs.clock.now() })
}

/** Requests that all data of the person be erased; of two simultaneous requests one is stored (152-FZ, articles 14, 20 and 21). */
export const requestErasure: UseCase<
  typeof routes.requestErasure,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: { reason }, facts }, needs) => {
  const at = needs.clock.now()
  try {
    await needs.database.transaction().execute(async tx => {
      const { record, edition } = await lockParticipantFor(tx, actor, { guid, concern: 'own' })
      const earlier = await findLatestErasureRequest(tx, guid)
      await insertErasureRequest(tx, {
        participantGuid: guid,
        reason: reason || null,
        requestedBy: actor.accountGuid,
        requestedAt: at,
      })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'participant',
        subjectKind: 'participant',
        subjectGuid: guid,
        action: 'requestErasure',
        requestId: facts.requestId,
      })
      // Repeating and withdrawing the request must not send a message each time, because the phone may be unproved.
      if (!earlier || at.getTime() - earlier.requestedAt.getTime() > day)
        await tell({ needs, tx, edition }, 'erasure_requested', record, {})
    })
  } catch (error) {
    if (breaks(error, 'erasure_request_open')) refuse('state_forbids')
    throw error
  }
  return readErasure({ actor, params: { guid } }, needs)
}

/** The person withdraws an undecided request. */
export const withdrawErasure: UseCase<typeof routes.withdrawErasure, 'clock' | 'database'> = async (
  { actor, params: wanted, facts },
  needs,
) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    await lockParticipantFor(tx, actor, { guid: wanted.guid, concern: 'own' })
    const row = await lockErasureRequest(tx, wanted.request)
    if (row?.participantGuid !== wanted.guid) refuse('not_found')
    await applyTransition(tx, erasureMachine, 'withdraw', row, {
      by: {
        as: 'participant',
        role: 'participant',
        actorGuid: actor.accountGuid,
        at,
        requestId: facts.requestId,
      },
      change: { decidedBy: actor.accountGuid, answer: null },
    })
  })
  return readErasure({ actor, params: { guid: wanted.guid } }, needs)
}
