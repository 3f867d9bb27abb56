import type * as routes from '#contract/organiser-application.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { hastenDecisionNotices } from '#server/persistence/decision-notice-queries.ts'
import { listBatch, lockWaitingDecisions, markDecisions } from '#server/persistence/decision-queries.ts'
import { hastenDecisionMessages } from '#server/persistence/message-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Ends the recall window of a batch: its messages are sent at once. */
export const sendDecisionNow: UseCase<typeof routes.sendDecisionNow, 'clock' | 'database' | 'jobs'> = async (
  { actor, params: { guid: batchGuid }, facts },
  needs,
) => {
  const wall = needs.clock.wall()
  return needs.database.transaction().execute(async tx => {
    const waiting = await lockWaitingDecisions(tx, batchGuid)
    if (waiting.length === 0)
      refuse((await listBatch(tx, batchGuid)).length === 0 ? 'not_found' : 'recall_too_late')
    const guids = waiting.map(decision => decision.guid)
    await hastenDecisionMessages(tx, guids, wall)
    for (const notice of await hastenDecisionNotices(tx, batchGuid, wall))
      await needs.jobs.enqueue(tx, { name: 'decision-notice', payload: notice })
    await markDecisions(tx, guids, { sentAt: wall })
    for (const { applicationGuid } of waiting)
      await recordAudit(tx, {
        at: needs.clock.now(),
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
