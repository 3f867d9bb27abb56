import type * as routes from '#contract/change-request.ts'
import { changeConcern } from '#domain/access/change-access.ts'
import { mayChangeData } from '#domain/change-request/change-request-transitions.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { insertChangeRequest } from '#server/persistence/change-request-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { presentChangeRequest } from '../section/present-change-request.ts'
import { changeableSections } from './changeable-sections.ts'

/** Asks the organisers to change a locked section; the proposal is checked like a save. Refuses an open section (save it instead) and a second open request. */
export const requestChange: UseCase<typeof routes.requestChange, 'clock' | 'database' | 'published'> = async (
  { actor, params: { guid }, body: wish, facts },
  needs,
) => {
  const at = needs.clock.now()
  const section = changeableSections[wish.kind]
  try {
    const row = await needs.database.transaction().execute(async tx => {
      const { record, edition, role } = await lockParticipantFor(tx, actor, {
        guid,
        concern: changeConcern(wish.kind),
      })
      const context = { needs, tx, record, edition, at }
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
      // Without the proposed data and the person's own words, which are erased with the request.
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: role,
        subjectKind: 'participant',
        subjectGuid: guid,
        action: 'requestChange',
        fromValue: inserted.kind,
        toValue: inserted.status,
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
