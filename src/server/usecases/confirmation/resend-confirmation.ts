import { refuse } from '../../refuse.ts'
import type { AccountActor, RequestFacts, Services } from '../../services.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { sendConfirmation } from './send-confirmation.ts'

/** Sends a person a new link, to a corrected phone where one is given; only to whom a link was sent before. */
export async function resendConfirmation(
  services: Services,
  actor: AccountActor,
  facts: RequestFacts,
  guid: string,
  phone: string | undefined,
): Promise<{ sentAt: string; expiresAt: string }> {
  const at = services.clock.now()
  return services.database.transaction().execute(async tx => {
    const { record, edition, role } = await lockParticipantFor(tx, actor, guid, 'form')
    if (record.status !== 'unconfirmed') refuse('state_forbids')
    return sendConfirmation(services, tx, { actor, facts, record, edition, role, at, phone })
  })
}
