import type { DecisionKind } from '#contract/organizer-application.ts'
import type { ApplicationAction } from '#domain/application/application-transitions.ts'
import { decideApplication } from '#domain/application/application-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { forgetDecisionNotices } from '../../persistence/decision-notice-queries.ts'
import {
  type DecisionRow,
  listBatch,
  lockWaitingDecisions,
  markDecisions,
} from '../../persistence/decision-queries.ts'
import { readCurrentEdition } from '../../persistence/edition-queries.ts'
import { cancelDecisionMessages } from '../../persistence/message-queries.ts'
import {
  listParticipantsByApplication,
  lockParticipant,
  type ParticipantRecord,
} from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { recallSettledPlace } from '../replacement/settle-place.ts'
import { recallWaiver } from './waive-with-approval.ts'

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
): Promise<{ recalled: number }> {
  const at = services.clock.now()
  const wall = services.clock.wall()
  return services.database.transaction().execute(async tx => {
    const batch = await listBatch(tx, batchGuid)
    if (batch.length === 0) refuse('not_found')
    // People first, then their decisions: the order in which a decision is made.
    const people = await lockPeople(tx, batch)
    const waiting = await lockWaitingDecisions(tx, batchGuid)
    if (waiting.length < batch.length || waiting.some(decision => decision.recallUntil <= wall))
      refuse('recall_too_late')
    const guids = waiting.map(decision => decision.guid)
    await cancelDecisionMessages(tx, guids)
    await forgetDecisionNotices(tx, batchGuid)
    for (const decision of waiting)
      await takeBack(tx, people.get(decision.applicationGuid), decision, { at, actor, facts })
    await markDecisions(tx, guids, { recalledAt: wall })
    return { recalled: waiting.length }
  })
}

/** Everybody of a batch, locked in the order of their guids, by application. */
async function lockPeople(tx: Tx, batch: DecisionRow[]): Promise<Map<string, ParticipantRecord>> {
  const edition = await readCurrentEdition(tx)
  const known = await listParticipantsByApplication(tx, {
    applicationGuids: batch.map(decision => decision.applicationGuid),
    editionGuid: edition.guid,
  })
  const people = new Map<string, ParticipantRecord>()
  for (const guid of known.map(record => record.guid).sort()) {
    const record = await lockParticipant(tx, { guid, editionGuid: edition.guid })
    if (record) people.set(record.applicationGuid, record)
  }
  return people
}

/** One application of the batch goes back to where the decision found it. */
async function takeBack(
  tx: Tx,
  record: ParticipantRecord | undefined,
  decision: DecisionRow,
  by: { at: Date; actor: OrganiserActor; facts: RequestFacts },
): Promise<void> {
  const action = recallOf[decision.kind]
  if (!record || record.erasedAt || !action) refuse('recall_too_late')
  const { accountGuid: actorGuid } = by.actor
  const waits =
    decision.kind === 'approve' &&
    (await recallSettledPlace(tx, record, { at: by.at, actorGuid, requestId: by.facts.requestId }))
  if (decision.waived) await recallWaiver(tx, record, { at: by.at, actorGuid, requestId: by.facts.requestId })
  if (!waits && hasBegunToPay(record)) refuse('recall_too_late')
  const { to } = orRefuse(decideApplication(action, { status: record.status, actor: 'committee' }))
  await changeApplication(tx, record.applicationGuid, { status: to, decisionReason: null }, by.at)
  await recordAudit(tx, {
    at: by.at,
    actorGuid: by.actor.accountGuid,
    actorRole: 'committee',
    subjectKind: 'application',
    subjectGuid: record.applicationGuid,
    action: 'recall',
    fromValue: record.status,
    toValue: to,
    requestId: by.facts.requestId,
  })
}

function hasBegunToPay({ payment }: ParticipantRecord): boolean {
  return payment !== 'unpaid' && payment !== 'noPaymentRequired'
}
