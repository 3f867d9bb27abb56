import type { ChangeRequest } from '#contract/change-request.ts'
import { decideChangeRequest } from '#domain/change-request/change-request-transitions.ts'
import { closeChangeRequest, lockChangeRequest } from '../../persistence/change-request-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { lockOwnParticipant } from '../participant/own-participant.ts'
import { presentChangeRequest } from './present-change-request.ts'
import { recordRequestAudit } from './request-change.ts'

/** The person takes back a request that nobody has decided yet. */
export async function withdrawChangeRequest(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  wanted: { guid: string; request: string },
): Promise<ChangeRequest> {
  const at = services.clock.now()
  return services.database.transaction().execute(async tx => {
    const { record } = await lockOwnParticipant(tx, actor, wanted.guid)
    const row = await lockChangeRequest(tx, wanted.request)
    if (row?.participantGuid !== wanted.guid) refuse('not_found')
    const { to } = orRefuse(
      decideChangeRequest('withdraw', {
        status: row.status,
        actor: 'participant',
        application: record.status,
      }),
    )
    const closed = await closeChangeRequest(tx, row.guid, {
      status: to,
      decidedBy: actor.accountGuid,
      decidedAt: at,
      answer: null,
    })
    await recordRequestAudit(tx, closed, {
      at,
      by: { accountGuid: actor.accountGuid, role: 'participant' },
      action: 'withdrawChange',
      requestId: facts.requestId,
    })
    return presentChangeRequest(closed)
  })
}
