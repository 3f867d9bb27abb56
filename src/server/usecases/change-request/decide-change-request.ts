import type * as routes from '#contract/organiser-change.ts'
import { changeConcern, changeDecider } from '#domain/access/change-access.ts'
import { findChangeRequestOwner, lockChangeRequest } from '#server/persistence/change-request-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { readOwnerName } from '#server/persistence/organiser-request-queries.ts'
import { findParticipant, lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { changeRequestMachine } from '../transition/change-request-machine.ts'
import { changeableSections } from './changeable-sections.ts'
import { presentChangeRows } from './list-change-requests.ts'

/** Grants a request, which changes the section despite the lock, or refuses it; the person is told either way (product.md §3). */
export const decideChange: UseCase<
  typeof routes.decideChange,
  'clock' | 'config' | 'database' | 'published' | 'sealer'
> = async ({ actor, params, body, facts }, needs) => {
  const wanted = { guid: params.guid, ...body }
  const decision: 'grant' | 'refuse' = wanted.decision
  const at = needs.clock.now()
  const closed = await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const owner = await findChangeRequestOwner(tx, wanted.guid)
    if (owner?.editionGuid !== edition.guid) refuse('not_found')
    const role = changeDecider(actor.roles, owner.kind) ?? refuse('forbidden')
    // Always lock the person before the request, to avoid deadlocks.
    const record = await lockParticipant(tx, { guid: owner.participantGuid, editionGuid: edition.guid })
    const row = await lockChangeRequest(tx, wanted.guid)
    if (!record || !row) refuse('not_found')
    const answer = wanted.answer || null
    const about = changeConcern(row.kind)
    const say = (message: 'change_granted' | 'change_granted_answer' | 'change_refused') =>
      tell({ needs, tx, edition }, message, record, { reason: wanted.answer ?? '' }, { about })
    const request = { ...row, application: record.status }
    return applyTransition(tx, changeRequestMachine, decision, request, {
      by: { as: 'organiser', role, actorGuid: actor.accountGuid, at, requestId: facts.requestId },
      reason: answer,
      change: { decidedBy: actor.accountGuid, answer },
      effects: {
        async apply() {
          const context = { needs, tx, record, edition, at }
          const section = changeableSections[row.kind]
          // Checked again: a hub or a rule may have changed since it was sent.
          await section.apply(context, await section.judge(context, row.proposed))
        },
        'notify-granted': () => say(answer ? 'change_granted_answer' : 'change_granted'),
        'notify-refused': () => say('change_refused'),
      },
    })
  })
  const edition = await readCurrentEdition(needs.database)
  const record = await findParticipant(needs.database, {
    guid: closed.participantGuid,
    editionGuid: edition.guid,
  })
  const ownerName = await readOwnerName(needs.database, closed.ownerGuid)
  const [shown] = record
    ? await presentChangeRows(needs, {
        ...{ facts, edition, callerGuid: actor.accountGuid },
        asked: [{ row: { ...closed, ownerName }, record }],
      })
    : []
  return shown ?? refuse('not_found')
}
