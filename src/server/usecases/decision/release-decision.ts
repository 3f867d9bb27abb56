import { randomUUID } from 'node:crypto'
import type * as routes from '#contract/organiser-application.ts'
import type { DecisionKind, DecisionReason } from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { ErrorCode } from '#domain/refusal/error-code.ts'
import { errorSentence } from '#messages/error-sentence.ts'
import { listFaster } from '#server/persistence/decision-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findApplicantGuid } from '#server/persistence/participant-queries.ts'
import { RefusalError } from '#server/refuse.ts'
import { isUnavailable } from '#server/unavailable.ts'
import type { UseCase } from '#server/use-case.ts'
import { decideOne } from './decide-application.ts'

/** How long a released decision can be recalled before its messages are sent (product.md §3). */
export const recallMinutes = 10

export type DecisionInput = {
  applicationGuids: string[]
  decision: DecisionKind
  reason: DecisionReason
  waivePayment: boolean
}

type Result = {
  applicationGuid: string
  ok: boolean
  status: ApplicationStatus | null
  code: ErrorCode | null
  message: string | null
  faster: { name: string; status: ApplicationStatus } | null
}

/** Releases a decision; each application has its own transaction and result. */
export const releaseDecision: UseCase<
  typeof routes.releaseDecision,
  'clock' | 'config' | 'database' | 'jobs' | 'log' | 'sealer'
> = async ({ actor, body: input, facts }, needs) => {
  const edition = await readCurrentEdition(needs.database)
  const batchGuid = randomUUID()
  // A reopened application goes back to the queue at once, so there is nothing to recall.
  const minutes = input.decision === 'reopen' ? 0 : recallMinutes
  const recallUntil = new Date(needs.clock.wall().getTime() + minutes * 60_000)
  const results: Result[] = []
  for (const applicationGuid of new Set(input.applicationGuids)) {
    try {
      const status = await needs.database.transaction().execute(async tx => {
        const found = await findApplicantGuid(tx, { applicationGuid, editionGuid: edition.guid })
        if (!found) throw new RefusalError({ code: 'not_found' })
        return decideOne(needs, tx, {
          actor,
          facts,
          edition,
          decision: {
            applicationGuid,
            participantGuid: found.participantGuid,
            kind: input.decision,
            reason: input.reason,
            waivePayment: input.waivePayment,
            batchGuid,
            recallUntil,
          },
        })
      })
      results.push({ applicationGuid, ok: true, status, code: null, message: null, faster: null })
    } catch (error) {
      // A failure only affects its own row: earlier rows are committed and must be reported.
      const busy = isUnavailable(error)
      if (busy && !results.some(({ ok }) => ok)) throw error
      if (!(error instanceof RefusalError) && !busy)
        needs.log.error({ err: error }, 'a decision was not released')
      const code = error instanceof RefusalError ? error.code : busy ? 'service_busy' : 'server_error'
      results.push({
        applicationGuid,
        ok: false,
        status: null,
        code,
        message: errorSentence(code, facts.locale),
        faster:
          code === 'state_forbids'
            ? ((await listFaster(needs.database, [applicationGuid])).get(applicationGuid) ?? null)
            : null,
      })
    }
  }
  return { batchGuid, recallUntil: recallUntil.toISOString(), results }
}
