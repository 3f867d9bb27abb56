import { randomUUID } from 'node:crypto'
import type { DecisionKind } from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { ApplicationAction } from '#domain/application/application-transitions.ts'
import { applicationTransitions } from '#domain/application/application-transitions.ts'
import type { Tx } from '#server/persistence/database.ts'
import { insertDecision } from '#server/persistence/decision-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { cancelMessagesAbout } from '#server/persistence/message-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { settlePlace } from '../replacement/settle-place.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { decidedBy } from '../transition/decided-by.ts'
import { sayDecision } from './say-decision.ts'
import { noteForCoordinator } from './tell-coordinator.ts'
import { waiveWithApproval } from './waive-with-approval.ts'

export const actionOf = {
  approve: 'approve',
  reject: 'reject',
  requestInformation: 'requestInformation',
  reopen: 'reopen',
} as const satisfies Record<DecisionKind, ApplicationAction>

export type ReleasedDecision = {
  applicationGuid: string
  participantGuid: string
  kind: DecisionKind
  reason: string | null
  /** With an approval: speakers and media representatives need not pay. */
  waivePayment: boolean
  batchGuid: string
  recallUntil: Date
}

/** Decides one application inside its own transaction; its messages wait until the recall window ends. */
export async function decideOne(
  needs: Needs<'clock' | 'config' | 'jobs' | 'sealer'>,
  tx: Tx,
  {
    actor,
    facts,
    edition,
    decision,
  }: { actor: OrganiserActor; facts: RequestFacts; edition: EditionRow; decision: ReleasedDecision },
): Promise<ApplicationStatus> {
  const at = needs.clock.now()
  const record = await lockParticipant(tx, { guid: decision.participantGuid, editionGuid: edition.guid })
  if (!record) refuse('not_found')
  // An erased person's application can no longer be decided.
  if (record.erasedAt) refuse('state_forbids')
  const action = actionOf[decision.kind]
  const by = decidedBy(actor, facts, at)
  const guid = randomUUID()
  let { payment } = record
  let waived = false
  let unsaid = 0
  const held = { decisionGuid: guid, notBefore: decision.recallUntil }
  const notify = () =>
    sayDecision(decision, { payment, edition }, (message, content) =>
      tell({ needs, tx, edition }, message, record, content, held),
    )
  await applyTransition(tx, applicationMachine, action, record, {
    by: { ...by, as: 'committee' },
    reason: decision.reason,
    change: {
      decisionReason: decision.kind === 'approve' || decision.kind === 'reopen' ? null : decision.reason,
      ...(decision.kind === 'approve' && { payBy: edition.payBy }),
    },
    effects: {
      async 'settle-payment'() {
        const settled = await settlePlace(tx, record, by)
        waived = settled === null && (await waiveWithApproval(tx, record, { decision, by }))
        payment = settled ?? (waived ? 'noPaymentRequired' : payment)
      },
      // Unsent messages of an earlier decision are no longer true.
      async 'silence-earlier'() {
        unsaid = await cancelMessagesAbout(tx, record.applicationGuid)
      },
      'keep-decision': () =>
        insertDecision(tx, {
          guid,
          batchGuid: decision.batchGuid,
          applicationGuid: record.applicationGuid,
          kind: decision.kind,
          reason: decision.reason,
          releasedBy: actor.accountGuid,
          releasedAt: needs.clock.wall(),
          recallUntil: decision.recallUntil,
          waived,
        }),
      'notify-approved': notify,
      'notify-rejected': notify,
      'notify-more-information': notify,
      // Somebody who was never told of the rejection need not be told now.
      async 'notify-reopened'() {
        if (unsaid === 0) await notify()
      },
      'note-for-coordinator': () => noteForCoordinator(needs, tx, decision),
    },
  })
  return applicationTransitions[action].to
}
