import type * as routes from '#contract/organiser-decision.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listBatch } from '#server/persistence/decision-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { previewResend, resendFailed } from '../message/resend-failed.ts'

async function askIsThere(reader: Reader, batchGuid: string): Promise<void> {
  if ((await listBatch(reader, batchGuid)).length === 0) refuse('not_found')
}

export const previewDecisionResend: UseCase<
  typeof routes.previewDecisionResend,
  'database' | 'log' | 'sealer'
> = async ({ params: { guid }, facts }, needs) => {
  await askIsThere(needs.database, guid)
  return previewResend(needs, { batchGuid: guid }, facts)
}

/** Sends the failed messages of a decision again. Whoever decided answers for its being heard, without the queue of all messages. */
export const resendDecision: UseCase<
  typeof routes.resendDecision,
  'clock' | 'database' | 'log' | 'sealer'
> = ({ actor, params: { guid: batchGuid }, body, facts }, needs) =>
  needs.database.transaction().execute(async tx => {
    await askIsThere(tx, batchGuid)
    return resendFailed(needs, tx, {
      of: { batchGuid },
      applicationGuids: body.applicationGuids ?? null,
      by: { actor, permission: 'decide-applications', facts },
    })
  })
