import type { ChangeRequest } from '#contract/change-request.ts'
import { changeConcern } from '#domain/access/change-access.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import type { ActingRole } from '#domain/access/participant-access.ts'
import type { ChangeRequestKind } from '#domain/change-request/change-request-kind.ts'
import { mayChangeData } from '#domain/change-request/change-request-transitions.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { type ChangeRequestRow, insertChangeRequest } from '../../persistence/change-request-queries.ts'
import { breaks } from '../../persistence/constraint.ts'
import { refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { presentChangeRequest } from '../section/present-change-request.ts'
import { changeableSections } from './changeable-sections.ts'

/**
 * Asks the organisers for a change of a locked section; what is asked for is judged as a save would be. Refuses a section that is
 * open (save it instead) and a second open request.
 */
export async function requestChange(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
  wish: { kind: ChangeRequestKind; proposed: Record<string, unknown>; reason: string },
): Promise<ChangeRequest> {
  const at = services.clock.now()
  const section = changeableSections[wish.kind]
  try {
    const row = await services.database.transaction().execute(async tx => {
      const { record, edition, role } = await lockParticipantFor(tx, actor, guid, changeConcern(wish.kind))
      const context = { services, tx, record, edition, at }
      if (!mayChangeData(record.status)) refuse('state_forbids')
      if (!(await section.isLocked(context))) refuse('state_forbids')
      const proposed = await section.judge(context, wish.proposed)
      const inserted = await insertChangeRequest(tx, {
        editionGuid: edition.guid,
        participantGuid: guid,
        kind: wish.kind,
        proposed,
        reason: wish.reason,
        requestedBy: actor.accountGuid,
        requestedAt: at,
      })
      await recordRequestAudit(tx, inserted, {
        at,
        by: { accountGuid: actor.accountGuid, role },
        action: 'requestChange',
        requestId: facts.requestId,
      })
      return inserted
    })
    return presentChangeRequest(row)
  } catch (error) {
    if (breaks(error, 'change_request_open')) refuse('state_forbids')
    throw error
  }
}

/** What happened to a request, without the data that it asks for and without the person's own words: these go with the request. */
export function recordRequestAudit(
  tx: Parameters<typeof recordAudit>[0],
  row: ChangeRequestRow,
  act: {
    at: Date
    by: { accountGuid: string; role: OrganiserRole | ActingRole }
    action: string
    requestId: string
  },
): Promise<void> {
  return recordAudit(tx, {
    at: act.at,
    actorGuid: act.by.accountGuid,
    actorRole: act.by.role,
    subjectKind: 'participant',
    subjectGuid: row.participantGuid,
    action: act.action,
    fromValue: row.kind,
    toValue: row.status,
    reason: row.answer,
    requestId: act.requestId,
  })
}
