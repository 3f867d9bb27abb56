import type * as routes from '#contract/organiser-decision.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { listBatch } from '#server/persistence/decision-queries.ts'
import { retryFailedMessages } from '#server/persistence/message-list-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Sends the failed messages of a decision again. Whoever decided answers for its being heard, without the queue of all messages. */
export const resendDecision: UseCase<typeof routes.resendDecision, 'clock' | 'database'> = (
  { actor, params: { guid: batchGuid }, facts },
  needs,
) =>
  needs.database.transaction().execute(async tx => {
    if ((await listBatch(tx, batchGuid)).length === 0) refuse('not_found')
    const guids = await retryFailedMessages(tx, { batchGuid }, needs.clock.wall())
    await recordAudits(
      tx,
      guids.map(guid => ({
        at: needs.clock.now(),
        actorGuid: actor.accountGuid,
        actorRole: roleFor(actor, 'decide-applications'),
        subjectKind: 'message' as const,
        subjectGuid: guid,
        action: 'retryMessage' as const,
        requestId: facts.requestId,
      })),
    )
    return { queued: guids.length }
  })
