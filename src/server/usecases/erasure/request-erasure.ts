import type { Erasure } from '#contract/erasure.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { breaks } from '../../persistence/constraint.ts'
import {
  findLatestErasureRequest,
  insertErasureRequest,
  lockErasureRequest,
} from '../../persistence/erasure-queries.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { tell } from '../message/tell-participant.ts'
import { loadParticipantFor, lockParticipantFor } from '../participant/permitted-participant.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { erasureMachine } from '../transition/erasure-machine.ts'
import { presentErasure } from './present-erasure.ts'

/** In milliseconds. */
const day = 86_400_000

/** How a wish to be erased stands. */
export async function readErasure(services: Services, actor: AccountActor, guid: string): Promise<Erasure> {
  const own = await loadParticipantFor(services.database, actor, guid, 'own')
  const row = await findLatestErasureRequest(services.database, guid)
  return presentErasure(row, { ...own, at: services.clock.now() })
}

/** Asks that all data of the person be erased; of two requests at once one stands (152-FZ, articles 14, 20 and 21). */
export async function requestErasure(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
  reason: string | null,
): Promise<Erasure> {
  const at = services.clock.now()
  try {
    await services.database.transaction().execute(async tx => {
      const { record, edition } = await lockParticipantFor(tx, actor, guid, 'own')
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
      // Asked, taken back and asked again, it would send a message each time, to a phone that nobody may have proved.
      if (!earlier || at.getTime() - earlier.requestedAt.getTime() > day)
        await tell({ services, tx, edition }, 'erasure_requested', record, {})
    })
  } catch (error) {
    if (breaks(error, 'erasure_request_open')) refuse('state_forbids')
    throw error
  }
  return readErasure(services, actor, guid)
}

/** The person takes back a wish that nobody has decided yet. */
export async function withdrawErasure(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  wanted: { guid: string; request: string },
): Promise<Erasure> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    await lockParticipantFor(tx, actor, wanted.guid, 'own')
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
  return readErasure(services, actor, wanted.guid)
}
