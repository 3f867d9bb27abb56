import type * as routes from '#contract/change-request.ts'
import { changeConcern } from '#domain/access/change-access.ts'
import { findChangeRequestOwner, lockChangeRequest } from '#server/persistence/change-request-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { presentChangeRequest } from '../section/present-change-request.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { changeRequestMachine } from '../transition/change-request-machine.ts'

/** The person withdraws an undecided request. */
export const withdrawChangeRequest: UseCase<
  typeof routes.withdrawChangeRequest,
  'clock' | 'database'
> = async ({ actor, params: wanted, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const known = (await findChangeRequestOwner(tx, wanted.request)) ?? refuse('not_found')
    const { record, role } = await lockParticipantFor(tx, actor, {
      guid: wanted.guid,
      concern: changeConcern(known.kind),
    })
    const row = await lockChangeRequest(tx, wanted.request)
    if (row?.participantGuid !== wanted.guid) refuse('not_found')
    const request = { ...row, application: record.status }
    const closed = await applyTransition(tx, changeRequestMachine, 'withdraw', request, {
      by: { as: 'participant', role, actorGuid: actor.accountGuid, at, requestId: facts.requestId },
      change: { decidedBy: actor.accountGuid, answer: null },
    })
    return presentChangeRequest(closed)
  })
}
