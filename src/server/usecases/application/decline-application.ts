import { decideApplication } from '#domain/application/application-transitions.ts'
import { orRefuse } from '../../refuse.ts'
import type { RequestFacts, Services } from '../../services.ts'
import { lockByToken } from '../confirmation/find-confirmation.ts'
import { endApplication } from './end-application.ts'

/** Whoever got the link is not the person, or does not want to take part: the application ends, and the link with it. */
export async function declineByLink(services: Services, facts: RequestFacts, token: string): Promise<void> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const { record, edition } = await lockByToken(services, tx, token)
    const { to } = orRefuse(decideApplication('cancel', { status: record.status, actor: 'participant' }))
    const by = { accountGuid: record.accountGuid, role: 'participant', facts } as const
    await endApplication(services, tx, { record, edition, by, to, reason: null, at })
  })
}
