import type * as routes from '#contract/change-request.ts'
import { changeConcern } from '#domain/access/change-access.ts'
import { decideChangeRequest } from '#domain/change-request/change-request-transitions.ts'
import {
  closeChangeRequest,
  findChangeRequestOwner,
  lockChangeRequest,
} from '../../persistence/change-request-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { Services } from '../../services.ts'
import type { UseCase } from '../../use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { presentChangeRequest } from '../section/present-change-request.ts'
import { recordRequestAudit } from './request-change.ts'

/** The person takes back a request that nobody has decided yet. */
export const withdrawChangeRequest: UseCase<typeof routes.withdrawChangeRequest, keyof Services> = async (
  { actor, params: wanted, facts },
  needs,
) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const known = (await findChangeRequestOwner(tx, wanted.request)) ?? refuse('not_found')
    const { record, role } = await lockParticipantFor(tx, actor, wanted.guid, changeConcern(known.kind))
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
      by: { accountGuid: actor.accountGuid, role },
      action: 'withdrawChange',
      requestId: facts.requestId,
    })
    return presentChangeRequest(closed)
  })
}
