import { randomUUID } from 'node:crypto'
import {
  type DecisionKind,
  type DecisionReason,
  decisionsWithReason,
} from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { ApplicationAction } from '#domain/application/application-transitions.ts'
import {
  applicationTransitions,
  decideByCommittee,
  mayRecallCancellation,
} from '#domain/application/application-transitions.ts'
import { cancelWaitingLinks, endLiveLink } from '#server/persistence/confirmation-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { findRecallable, insertDecision } from '#server/persistence/decision-queries.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { cancelMessagesAbout } from '#server/persistence/message-queries.ts'
import { lockParticipant, type ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import { forgetUnconfirmed, isForgotten } from '../application/forget-unconfirmed.ts'
import { leaveInvoice, lockAllOnInvoice } from '../invoice/leave-invoice.ts'
import { tell } from '../message/tell-participant.ts'
import { refuseBeingPaid } from '../payment/payable-people.ts'
import { findPayingCoordinator } from '../payment/paying-coordinator.ts'
import { settlePlace } from '../replacement/settle-place.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { decidedBy } from '../transition/decided-by.ts'
import { sayDecision } from './say-decision.ts'
import { noteForCoordinator, noteForgotten } from './tell-coordinator.ts'
import { waiveWithApproval } from './waive-with-approval.ts'

export const actionOf = {
  approve: 'approve',
  reject: 'reject',
  requestInformation: 'requestInformation',
  reopen: 'reopen',
  returnToReview: 'returnToReview',
  cancel: 'cancelByForum',
} as const satisfies Record<DecisionKind, ApplicationAction>

export type ReleasedDecision = {
  applicationGuid: string
  participantGuid: string
  kind: DecisionKind
  reason: DecisionReason
  /** With an approval: speakers and media representatives need not pay. */
  waivePayment: boolean
  batchGuid: string
  recallUntil: Date
}

/**
 * Nobody loses a place while the bank's page can still take their money, nor before a decision that may be recalled is either recalled or told: its
 * messages would be silenced, and a recall of this one would not bring them back.
 */
async function refuseLosing(tx: Tx, record: ParticipantRecord, wall: Date): Promise<void> {
  await refuseBeingPaid(tx, [record])
  if (await findRecallable(tx, record.applicationGuid, wall)) refuse('state_forbids')
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
  const wanted = { guid: decision.participantGuid, editionGuid: edition.guid }
  // Who loses a place leaves the open invoice: everybody on it is locked with them, in the order of issuing one.
  const losesPlace = decision.kind === 'cancel' || decision.kind === 'returnToReview'
  const invoiced = losesPlace
    ? await lockAllOnInvoice(tx, { ...wanted, applicationGuid: decision.applicationGuid })
    : { record: await lockParticipant(tx, wanted), others: [] }
  const { record, others } = invoiced
  if (!record) refuse('not_found')
  // An erased person's application can no longer be decided.
  if (record.erasedAt) refuse('state_forbids')
  const action = actionOf[decision.kind]
  orRefuse(decideByCommittee(action, record))
  const reason = decision.reason?.[record.locale] || null
  if (decisionsWithReason.includes(decision.kind) && !reason) refuse('reason_required')
  if (losesPlace) await refuseLosing(tx, record, needs.clock.wall())
  const by = decidedBy(actor, facts, at)
  const wall = needs.clock.wall()
  const recallUntil = isFinal(decision.kind, record.status) ? wall : decision.recallUntil
  const guid = randomUUID()
  let { payment } = record
  let waived = false
  let unsaid = 0
  const held = { decisionGuid: guid, notBefore: recallUntil }
  const payer = decision.kind === 'approve' ? await findPayingCoordinator(tx, record) : null
  const notify = () =>
    sayDecision({ kind: decision.kind, reason }, { payment, edition, payer }, (message, content) =>
      tell({ needs, tx, edition }, message, record, content, held),
    )
  await applyTransition(tx, applicationMachine, action, record, {
    by: { ...by, as: 'committee' },
    reason,
    change: {
      decisionReason: reason,
      ...(decision.kind === 'approve' && { payBy: edition.payBy }),
    },
    effects: {
      async 'leave-open-invoice'() {
        if (record.payment !== 'pending') return
        const leaver = { record, edition, others, role: by.role }
        await leaveInvoice({ needs, tx, actor, facts, at, invoiced: leaver })
      },
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
          reason,
          fromStatus: record.status,
          releasedBy: actor.accountGuid,
          releasedAt: wall,
          recallUntil,
          waived,
        }),
      'notify-approved': notify,
      'notify-rejected': notify,
      'notify-more-information': notify,
      'notify-returned': notify,
      async 'notify-cancelled'() {
        // A draft that somebody else began: the person has not heard of it.
        if (record.status !== 'draft' || record.registeredBy === null) await notify()
      },
      async 'end-link'() {
        await endLiveLink(tx, record.applicationGuid, at)
        await cancelWaitingLinks(tx, record.guid)
      },
      async 'forget-unconfirmed'() {
        if (isForgotten(record)) await noteForgotten(needs, tx, { record, decision })
        await forgetUnconfirmed(tx, record, at)
      },
      // Somebody who was never told of the rejection need not be told now.
      async 'notify-reopened'() {
        if (unsaid === 0) await notify()
      },
      'note-for-coordinator': () => noteForCoordinator(needs, tx, decision),
    },
  })
  return applicationTransitions[action].to
}

/** A reopened application goes back to the queue at once; what was filled in for somebody and never confirmed is erased with the withdrawal. */
export function isFinal(kind: DecisionKind, from: ApplicationStatus): boolean {
  return kind === 'reopen' || (kind === 'cancel' && !mayRecallCancellation(from))
}
