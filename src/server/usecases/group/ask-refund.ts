import type * as routes from '#contract/group.ts'
import { mayReplace } from '#domain/group/replacement.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { findMember } from '#server/persistence/group-member-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { noteRefundRequest } from '#server/persistence/payment-refund-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockGroup } from './permitted-group.ts'
import { readBoardMember } from './read-board.ts'

/**
 * The coordinator asks for the money of a paid place back instead of giving it to another person. Finance sees the request and returns the money in
 * its own way; until then the place stays paid, and the request may be taken back.
 */
export const askRefund: UseCase<typeof routes.askRefund, 'clock' | 'database'> = (
  { actor, params: { guid: groupGuid, participantGuid }, body: { asked, reason = null }, facts },
  needs,
) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const context = { ...(await lockGroup(tx, actor, groupGuid)), at }
    const { edition } = context
    if (!(await findMember(tx, { groupGuid, editionGuid: edition.guid, participantGuid })))
      refuse('not_found')
    const found = await lockParticipant(tx, { guid: participantGuid, editionGuid: edition.guid })
    const record = found ?? refuse('not_found')
    if (!mayReplace(record)) refuse('state_forbids')
    // Asked twice, the first request stands: it keeps its place in the queue.
    if (asked !== (record.refundAskedAt !== null)) {
      await noteRefundRequest(tx, record.applicationGuid, {
        askedAt: asked ? at : null,
        reason: asked ? reason : null,
      })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'coordinator',
        subjectKind: 'payment',
        subjectGuid: record.applicationGuid,
        action: asked ? 'askRefund' : 'takeRefundRequestBack',
        reason,
        requestId: facts.requestId,
      })
    }
    return readBoardMember(tx, context, participantGuid)
  })
}
