import { randomUUID } from 'node:crypto'
import type { DecisionKind } from '#contract/organizer-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { ApplicationAction } from '#domain/application/application-transitions.ts'
import { decideByCommittee } from '#domain/application/application-transitions.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { insertDecision } from '../../persistence/decision-queries.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import { cancelMessagesAbout } from '../../persistence/message-queries.ts'
import { lockParticipant } from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { tell } from '../message/tell-participant.ts'
import { settlePlace } from '../replacement/settle-place.ts'
import { sayDecision } from './say-decision.ts'
import { noteForCoordinator } from './tell-coordinator.ts'
import { waiveWithApproval } from './waive-with-approval.ts'

export const actionOf: Record<DecisionKind, ApplicationAction> = {
  approve: 'approve',
  reject: 'reject',
  requestInformation: 'requestInformation',
  reopen: 'reopen',
}

export type ReleasedDecision = {
  applicationGuid: string
  participantGuid: string
  kind: DecisionKind
  reason: string | null
  /** With an approval: of speakers and media no payment is required. */
  waivePayment: boolean
  batchGuid: string
  recallUntil: Date
}

/** Decides one application inside its own transaction; its messages wait for the end of the recall window. */
export async function decideOne(
  services: Services,
  tx: Tx,
  actor: OrganiserActor,
  facts: RequestFacts,
  edition: EditionRow,
  decision: ReleasedDecision,
): Promise<ApplicationStatus> {
  const at = services.clock.now()
  const record = await lockParticipant(tx, { guid: decision.participantGuid, editionGuid: edition.guid })
  if (!record) refuse('not_found')
  // Of somebody erased there is nothing left to decide on.
  if (record.erasedAt) refuse('state_forbids')
  const { to } = orRefuse(decideByCommittee(actionOf[decision.kind], record))
  await changeApplication(
    tx,
    record.applicationGuid,
    {
      status: to,
      decisionReason: decision.kind === 'approve' || decision.kind === 'reopen' ? null : decision.reason,
      ...(decision.kind === 'approve' && { payBy: edition.payBy }),
    },
    at,
  )
  const by = { at, actorGuid: actor.accountGuid, requestId: facts.requestId }
  const settled = decision.kind === 'approve' ? await settlePlace(tx, record, by) : null
  const waived = settled === null && (await waiveWithApproval(tx, record, decision, by))
  // What an earlier decision would have said and has not said yet is no longer true.
  const unsaid = await cancelMessagesAbout(tx, record.applicationGuid)
  const guid = randomUUID()
  await insertDecision(tx, {
    guid,
    batchGuid: decision.batchGuid,
    applicationGuid: record.applicationGuid,
    kind: decision.kind,
    reason: decision.reason,
    releasedBy: actor.accountGuid,
    releasedAt: services.clock.wall(),
    recallUntil: decision.recallUntil,
    waived,
  })
  await recordAudit(tx, {
    at,
    actorGuid: actor.accountGuid,
    actorRole: 'committee',
    subjectKind: 'application',
    subjectGuid: record.applicationGuid,
    action: decision.kind,
    fromValue: record.status,
    toValue: to,
    reason: decision.reason,
    requestId: facts.requestId,
  })
  if (decision.kind === 'reopen' && unsaid > 0) return to
  const payment = settled ?? (waived ? 'noPaymentRequired' : record.payment)
  const held = { decisionGuid: guid, notBefore: decision.recallUntil }
  await sayDecision(decision, { payment }, edition, (message, content) =>
    tell({ services, tx, edition }, message, record, content, held),
  )
  await noteForCoordinator(services, tx, decision)
  return to
}
