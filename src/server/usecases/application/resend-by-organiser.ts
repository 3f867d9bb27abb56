import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { sendConfirmation } from '../confirmation/send-confirmation.ts'
import { readApplication } from './read-application.ts'

/** An organiser sends an unconfirmed person a new link (product.md §3): whoever calls need not wait as a registrant does. */
export async function resendByOrganiser(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  applicationGuid: string,
): Promise<ApplicationDetail> {
  const at = services.clock.now()
  await services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) return refuse('not_found')
    if (record.status !== 'unconfirmed' || record.erasedAt) refuse('state_forbids')
    await sendConfirmation(services, tx, { actor, facts, record, edition, role: 'organiser', at })
  })
  return readApplication(services, actor, applicationGuid)
}
