import type { RequestFacts, Services } from '../../services.ts'
import { lockByToken } from '../confirmation/find-confirmation.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { endedBy, endingEffects } from './end-application.ts'

/** Whoever got the link is not the person, or does not want to take part: the application ends, and the link with it. */
export async function declineByLink(services: Services, facts: RequestFacts, token: string): Promise<void> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const { record, edition } = await lockByToken(services, tx, token)
    const by = { accountGuid: record.accountGuid, role: 'participant', facts } as const
    const ending = { record, edition, by, reason: null, at }
    await applyTransition(tx, applicationMachine, 'cancelUnconfirmed', record, {
      by: endedBy(ending),
      change: { decisionReason: null },
      effects: endingEffects(services, tx, ending),
    })
  })
}
