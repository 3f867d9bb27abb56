import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { roleFor } from '../../organiser-acting.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { readApplication } from './read-application.ts'

/** An organiser waives the payment of one person (product.md §3). */
export async function waivePayment(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  applicationGuid: string,
  reason: string,
): Promise<ApplicationDetail> {
  await services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    if (record.status === 'cancelled' || record.status === 'rejected') refuse('state_forbids')
    await applyTransition(tx, paymentMachine, 'waive', record, {
      by: {
        as: 'organiser',
        role: roleFor(actor, 'waive-payment'),
        actorGuid: actor.accountGuid,
        at: services.clock.now(),
        requestId: facts.requestId,
      },
      reason,
    })
  })
  return readApplication(services, actor, applicationGuid)
}
