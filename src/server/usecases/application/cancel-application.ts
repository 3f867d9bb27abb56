import type * as routes from '#contract/participant.ts'
import { listStandingConsents } from '#server/persistence/participant-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentParticipant } from '../participant/present-participant.ts'
import { withdrawApplication } from './withdraw-application.ts'

/** Withdraws one application, for the person or for somebody who may act for them. */
export const cancelApplication: UseCase<
  typeof routes.cancelApplication,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const withdrawing = { actor, facts, guid, reason: body.reason ?? null, at }
    const cancelled = await withdrawApplication(needs, tx, withdrawing)
    // Presented here, because the registrant loses access to the application with this call.
    return presentParticipant(cancelled, await listStandingConsents(tx, guid))
  })
}
