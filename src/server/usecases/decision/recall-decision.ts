import type * as routes from '#contract/organiser-application.ts'
import type { DecisionKind } from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
import type { ApplicationAction } from '#domain/application/application-transitions.ts'
import { breaks } from '#server/persistence/constraint.ts'
import type { Tx } from '#server/persistence/database.ts'
import { forgetDecisionNotices } from '#server/persistence/decision-notice-queries.ts'
import {
  type DecisionRow,
  isDecidedSince,
  listBatch,
  lockWaitingDecisions,
  markDecisions,
} from '#server/persistence/decision-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import { cancelDecisionMessages } from '#server/persistence/message-queries.ts'
import {
  listParticipantsByApplication,
  lockParticipant,
  type ParticipantRecord,
} from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { refuseBeingPaid } from '../payment/payable-people.ts'
import { recallSettledPlace } from '../replacement/settle-place.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { type DecidedBy, decidedBy } from '../transition/decided-by.ts'
import { recallWaiver } from './waive-with-approval.ts'

const recallOf = {
  approve: () => 'recallApproval',
  reject: () => 'recallRejection',
  requestInformation: () => 'recallRequest',
  reopen: () => null,
  returnToReview: () => 'recallReturn',
  cancel: from => (from === 'approved' ? 'recallCancellation' : 'recallCancellationInReview'),
} as const satisfies Record<DecisionKind, (from: ApplicationStatus | null) => ApplicationAction | null>

/**
 * Takes a released batch back before its messages are sent: all of it or nothing. Too late once a person has acted on the decision (begun a payment,
 * sent the form again).
 */
export const recallDecision: UseCase<typeof routes.recallDecision, 'clock' | 'database'> = async (
  { actor, params: { guid: batchGuid }, facts },
  needs,
) => {
  const at = needs.clock.now()
  const wall = needs.clock.wall()
  const recalling = needs.database.transaction().execute(async tx => {
    const whole = await listBatch(tx, batchGuid)
    if (whole.length === 0) refuse('not_found')
    // What was final from the first moment does not keep the others from being recalled.
    const batch = whole.filter(decision => decision.recallUntil > decision.releasedAt)
    if (batch.length === 0) refuse('recall_too_late')
    // People first, then their decisions: the locking order of making a decision.
    const people = await lockPeople(tx, batch)
    const waiting = (await lockWaitingDecisions(tx, batchGuid)).filter(
      decision => decision.recallUntil > decision.releasedAt,
    )
    if (waiting.length < batch.length || waiting.some(decision => decision.recallUntil <= wall))
      refuse('recall_too_late')
    if (await isDecidedSince(tx, batchGuid)) refuse('recall_too_late')
    // The bank's page can still take money for a place that the recall would take away.
    await refuseBeingPaid(tx, [...people.values()])
    const by = decidedBy(actor, facts, at)
    const guids = waiting.map(decision => decision.guid)
    await cancelDecisionMessages(tx, guids)
    await forgetDecisionNotices(tx, batchGuid)
    for (const decision of waiting) await takeBack(tx, people.get(decision.applicationGuid), { decision, by })
    await markDecisions(tx, guids, { recalledAt: wall })
    return { recalled: waiting.length }
  })
  // The person has applied anew since they were withdrawn, and only one application of theirs can live.
  return recalling.catch(error =>
    breaks(error, 'application_primary_phone') ? refuse('recall_too_late') : Promise.reject(error),
  )
}

/** Locks everybody of a batch in the order of their guids; by application. */
async function lockPeople(tx: Tx, batch: DecisionRow[]): Promise<Map<string, Locked<ParticipantRecord>>> {
  const edition = await readCurrentEdition(tx)
  const known = await listParticipantsByApplication(tx, {
    applicationGuids: batch.map(decision => decision.applicationGuid),
    editionGuid: edition.guid,
  })
  const people = new Map<string, Locked<ParticipantRecord>>()
  for (const guid of known.map(record => record.guid).sort()) {
    const record = await lockParticipant(tx, { guid, editionGuid: edition.guid })
    if (record) people.set(record.applicationGuid, record)
  }
  return people
}

/** Returns one application of the batch to its state before the decision. */
async function takeBack(
  tx: Tx,
  record: Locked<ParticipantRecord> | undefined,
  { decision, by }: { decision: DecisionRow; by: DecidedBy },
): Promise<void> {
  const action = recallOf[decision.kind](decision.fromStatus)
  if (!record || record.erasedAt || !action) refuse('recall_too_late')
  if (decision.kind !== 'approve' && hasBegunToPay(record)) refuse('recall_too_late')
  await applyTransition(tx, applicationMachine, action, record, {
    by: { ...by, as: 'committee' },
    change: { decisionReason: null },
    effects: {
      async 'take-payment-back'() {
        const waits = await recallSettledPlace(tx, record, by)
        if (decision.waived) await recallWaiver(tx, record, by)
        if (!waits && hasBegunToPay(record)) refuse('recall_too_late')
      },
    },
  })
}

function hasBegunToPay({ payment }: ParticipantRecord): boolean {
  return payment !== 'unpaid' && payment !== 'noPaymentRequired'
}
