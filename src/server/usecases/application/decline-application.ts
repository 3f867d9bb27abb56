import type { RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { lockByToken } from '../confirmation/find-confirmation.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { endedBy, endingEffects } from './end-application.ts'

/** The recipient of the link is not the person, or does not want to take part: the application and the link end. */
export async function declineByLink(
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
  facts: RequestFacts,
  token: string,
): Promise<void> {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const { record, edition } = await lockByToken(needs, tx, token)
    const by = { accountGuid: record.accountGuid, role: 'participant', facts } as const
    const ending = { record, edition, by, reason: null, at }
    await applyTransition(tx, applicationMachine, 'cancelUnconfirmed', record, {
      by: endedBy(ending),
      change: { decisionReason: null },
      effects: endingEffects(needs, tx, ending),
    })
  })
}
