import type { DecisionKind } from '#contract/organizer-application.ts'
import type { ApplicationAction } from '#domain/application/application-transitions.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import { listBatch, lockWaitingDecisions, markDecisions } from '../../persistence/decision-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { cancelDecisionMessages, hastenDecisionMessages } from '../../persistence/message-queries.ts'
import {
  findParticipant,
  findParticipantByApplication,
  lockParticipant,
  type ParticipantRecord,
} from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'

const recallOf: Partial<Record<DecisionKind, ApplicationAction>> = {
  approve: 'recallApproval',
  reject: 'recallRejection',
  requestInformation: 'recallRequest',
}

/**
 * Takes a released batch back before its messages leave: all of it or nothing. A person who has acted on the decision in
 * the meantime (a payment is under way, the form was sent again) makes the recall too late.
 */
export async function recallDecision(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  batchGuid: string,
) {
  const at = services.clock.now()
  const wall = services.clock.wall()
  const recalled = await services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const batch = await listBatch(tx, batchGuid)
    if (batch.length === 0) refuse('not_found')
    // People first, then their decisions: the order in which a decision is made.
    const people = new Map<string, string>()
    for (const { applicationGuid } of batch) {
      const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
      if (found) people.set(applicationGuid, found.guid)
    }
    for (const guid of [...people.values()].sort())
      await lockParticipant(tx, { guid, editionGuid: edition.guid })
    const waiting = await lockWaitingDecisions(tx, batchGuid)
    if (waiting.length < batch.length || waiting.some(decision => decision.recallUntil <= wall))
      refuse('recall_too_late')
    await cancelDecisionMessages(
      tx,
      waiting.map(decision => decision.guid),
    )
    for (const decision of waiting) {
      const participantGuid = people.get(decision.applicationGuid)
      const record = participantGuid
        ? await findParticipant(tx, { guid: participantGuid, editionGuid: edition.guid })
        : undefined
      const action = recallOf[decision.kind]
      if (!record || !action || hasBegunToPay(record)) refuse('recall_too_late')
      const { to } = orRefuse(decideApplication(action, { status: record.status, actor: 'committee' }))
      await changeApplication(tx, record.applicationGuid, { status: to, decisionReason: null })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'committee',
        subjectKind: 'application',
        subjectGuid: record.applicationGuid,
        action: 'recall',
        fromValue: record.status,
        toValue: to,
        requestId: facts.requestId,
      })
    }
    await markDecisions(
      tx,
      waiting.map(decision => decision.guid),
      { recalledAt: wall },
    )
    return waiting.length
  })
  return { recalled }
}

/** Ends the recall window of a batch: its messages leave at once. */
export async function sendDecisionNow(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  batchGuid: string,
) {
  const wall = services.clock.wall()
  const sent = await services.database.transaction().execute(async tx => {
    const waiting = await lockWaitingDecisions(tx, batchGuid)
    if (waiting.length === 0)
      refuse((await listBatch(tx, batchGuid)).length === 0 ? 'not_found' : 'recall_too_late')
    const guids = waiting.map(decision => decision.guid)
    const messages = await hastenDecisionMessages(tx, guids, wall)
    for (const messageGuid of messages) await services.jobs.enqueue(tx, 'send-message', { messageGuid })
    await markDecisions(tx, guids, { sentAt: wall })
    for (const { applicationGuid } of waiting)
      await recordAudit(tx, {
        at: services.clock.now(),
        actorGuid: actor.accountGuid,
        actorRole: 'committee',
        subjectKind: 'application',
        subjectGuid: applicationGuid,
        action: 'sendNow',
        requestId: facts.requestId,
      })
    return waiting.length
  })
  return { sent }
}

function hasBegunToPay({ payment }: ParticipantRecord): boolean {
  return payment !== 'unpaid' && payment !== 'noPaymentRequired'
}
