import { randomUUID } from 'node:crypto'
import type { DecisionKind } from '#contract/organizer-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { ApplicationAction } from '#domain/application/application-transitions.ts'
import { applicationTransitions } from '#domain/application/application-transitions.ts'
import { formatMoney } from '#domain/payment/money.ts'
import type { PaymentStatus } from '#domain/payment/payment-transitions.ts'
import { formatDay } from '../../documents/document-format.ts'
import type { Tx } from '../../persistence/database.ts'
import { insertDecision } from '../../persistence/decision-queries.ts'
import type { EditionRow } from '../../persistence/edition-queries.ts'
import { cancelMessagesAbout } from '../../persistence/message-queries.ts'
import { lockParticipant, type ParticipantRecord } from '../../persistence/participant-queries.ts'
import { refuse } from '../../refuse.ts'
import type { OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import type { MessageParameters, MessageTemplate } from '../message/render-message.ts'
import { settlePlace } from '../replacement/settle-place.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { decidedBy } from './decided-by.ts'
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
  const action = actionOf[decision.kind]
  const by = decidedBy(actor, facts, at)
  const guid = randomUUID()
  let { payment } = record
  let waived = false
  let unsaid = 0
  const notify = async () => {
    const { template, content } = messageOf(decision, { payment }, edition)
    await notifyParticipant(services, tx, template, record, edition, content, {
      decisionGuid: guid,
      notBefore: decision.recallUntil,
    })
  }
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
        waived = settled === null && (await waiveWithApproval(tx, record, decision, by))
        payment = settled ?? (waived ? 'noPaymentRequired' : payment)
      },
      // What an earlier decision would have said and has not said yet is no longer true.
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
          releasedAt: services.clock.wall(),
          recallUntil: decision.recallUntil,
          waived,
        }),
      'notify-approved': notify,
      'notify-rejected': notify,
      'notify-more-information': notify,
      // Whoever was never told of the rejection has nothing to be told now.
      async 'notify-reopened'() {
        if (unsaid === 0) await notify()
      },
      'note-for-coordinator': () => noteForCoordinator(services, tx, decision),
    },
  })
  return applicationTransitions[action].to
}

/** Nothing is asked of whom it was waived for, and of whom it was paid for with the place they took. */
const approvals: Partial<Record<PaymentStatus, MessageTemplate>> = {
  noPaymentRequired: 'approved_waived',
  paid: 'approved_paid',
  cardPaymentAccepted: 'approved_paid',
}

/** The message of a decision: "received, do not pay yet" and "approved, pay by" are never the same one. */
export function messageOf(
  decision: { kind: DecisionKind; reason: string | null },
  record: Pick<ParticipantRecord, 'payment'>,
  edition: EditionRow,
): { template: MessageTemplate; content: (locale: 'ru' | 'en') => MessageParameters } {
  const content = (locale: 'ru' | 'en') => ({
    reason: decision.reason ?? '',
    amount: formatMoney(edition.feeKopecks, locale),
    payBy: formatDay(edition.payBy, locale),
  })
  if (decision.kind === 'approve') return { template: approvals[record.payment] ?? 'approved', content }
  const templates = {
    reject: 'rejected',
    requestInformation: 'more_information',
    reopen: 'reopened',
  } as const
  return { template: templates[decision.kind], content }
}
