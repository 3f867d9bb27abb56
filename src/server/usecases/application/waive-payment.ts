import type * as routes from '#contract/organiser-application.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { readApplication } from './read-application.ts'

/** An organiser waives the payment of one person (product.md §3). */
export const waivePayment: UseCase<typeof routes.waivePayment, 'clock' | 'database'> = async (
  { actor, params: { guid: applicationGuid }, body: { reason }, facts },
  needs,
) => {
  await needs.database.transaction().execute(async tx => {
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
        at: needs.clock.now(),
        requestId: facts.requestId,
      },
      reason,
    })
  })
  return readApplication({ actor, params: { guid: applicationGuid } }, needs)
}
