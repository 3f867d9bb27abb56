import type { ChangeRow } from '#contract/organizer-change.ts'
import { changeConcern, changeDecider } from '#domain/access/change-access.ts'
import { decideChangeRequest } from '#domain/change-request/change-request-transitions.ts'
import {
  closeChangeRequest,
  findChangeRequestOwner,
  lockChangeRequest,
} from '../../persistence/change-request-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipant, lockParticipant } from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { tell } from '../message/tell-participant.ts'
import { changeableSections } from './changeable-sections.ts'
import { presentChangeRows } from './list-change-requests.ts'
import { recordRequestAudit } from './request-change.ts'

/** Grants a request, which makes the change past the lock, or refuses it; the person is told either way (product.md §3). */
export async function decideChange(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  wanted: { guid: string; decision: 'grant' | 'refuse'; answer: string | null },
): Promise<ChangeRow> {
  const at = services.clock.now()
  const closed = await services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const owner = await findChangeRequestOwner(tx, wanted.guid)
    if (owner?.editionGuid !== edition.guid) refuse('not_found')
    const role = changeDecider(actor.roles, owner.kind) ?? refuse('forbidden')
    // The person before the request, as everywhere, so that two transactions cannot wait for each other.
    const record = await lockParticipant(tx, { guid: owner.participantGuid, editionGuid: edition.guid })
    const row = await lockChangeRequest(tx, wanted.guid)
    if (!record || !row) refuse('not_found')
    const { to } = orRefuse(
      decideChangeRequest(wanted.decision, {
        status: row.status,
        actor: 'organiser',
        application: record.status,
      }),
    )
    if (wanted.decision === 'grant') {
      const context = { services, tx, record, edition, at }
      const section = changeableSections[row.kind]
      // Judged anew: a hub or a rule may have changed since it was sent.
      await section.apply(context, await section.judge(context, row.proposed))
    }
    const end = { status: to, decidedBy: actor.accountGuid, decidedAt: at, answer: wanted.answer || null }
    const next = await closeChangeRequest(tx, row.guid, end)
    await recordRequestAudit(tx, next, {
      at,
      by: { accountGuid: actor.accountGuid, role },
      action: `${wanted.decision}Change`,
      requestId: facts.requestId,
    })
    const granted = wanted.answer ? 'change_granted_answer' : 'change_granted'
    const message = wanted.decision === 'grant' ? granted : 'change_refused'
    const about = changeConcern(row.kind)
    await tell({ services, tx, edition }, message, record, { reason: wanted.answer ?? '' }, { about })
    return next
  })
  const edition = await readCurrentEdition(services.database)
  const record = await findParticipant(services.database, {
    guid: closed.participantGuid,
    editionGuid: edition.guid,
  })
  const [shown] = record ? await presentChangeRows(services, facts, edition, [{ row: closed, record }]) : []
  return shown ?? refuse('not_found')
}
