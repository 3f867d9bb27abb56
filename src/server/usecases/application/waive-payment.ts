import type { ApplicationDetail } from '#contract/organizer-application.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
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
    const { to } = orRefuse(decidePayment('waive', { status: record.payment, actor: 'organiser' }))
    await changeApplication(tx, applicationGuid, { payment: to }, services.clock.now())
    await recordAudit(tx, {
      at: services.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: 'organiser',
      subjectKind: 'payment',
      subjectGuid: applicationGuid,
      action: 'waive',
      fromValue: record.payment,
      toValue: to,
      reason,
      requestId: facts.requestId,
    })
  })
  return readApplication({ actor, params: { guid: applicationGuid } }, services)
}
