import { roleFor } from '../../organiser-acting.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { hastenDecisionNotices } from '../../persistence/decision-notice-queries.ts'
import { listBatch, lockWaitingDecisions, markDecisions } from '../../persistence/decision-queries.ts'
import { hastenDecisionMessages } from '../../persistence/message-queries.ts'
import { refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'

/** Ends the recall window of a batch: its messages leave at once. */
export async function sendDecisionNow(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  batchGuid: string,
): Promise<{ sent: number }> {
  const wall = services.clock.wall()
  return services.database.transaction().execute(async tx => {
    const waiting = await lockWaitingDecisions(tx, batchGuid)
    if (waiting.length === 0)
      refuse((await listBatch(tx, batchGuid)).length === 0 ? 'not_found' : 'recall_too_late')
    const guids = waiting.map(decision => decision.guid)
    const messages = await hastenDecisionMessages(tx, guids, wall)
    for (const messageGuid of messages) await services.jobs.enqueue(tx, 'send-message', { messageGuid })
    for (const notice of await hastenDecisionNotices(tx, batchGuid, wall))
      await services.jobs.enqueue(tx, 'decision-notice', notice)
    await markDecisions(tx, guids, { sentAt: wall })
    for (const { applicationGuid } of waiting)
      await recordAudit(tx, {
        at: services.clock.now(),
        actorGuid: actor.accountGuid,
        actorRole: roleFor(actor, 'decide-applications'),
        subjectKind: 'application',
        subjectGuid: applicationGuid,
        action: 'sendNow',
        requestId: facts.requestId,
      })
    return { sent: waiting.length }
  })
}
