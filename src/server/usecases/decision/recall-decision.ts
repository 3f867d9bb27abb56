import type * as routes from '#contract/organiser-application.ts'
import type { DecisionKind } from '#contract/organiser-application.ts'
import type { ApplicationAction } from '#domain/application/application-transitions.ts'
import type { Tx } from '#server/persistence/database.ts'
import { forgetDecisionNotices } from '#server/persistence/decision-notice-queries.ts'
import {
  type DecisionRow,
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
import { recallSettledPlace } from '../replacement/settle-place.ts'
import { applicationMachine } from '../transition/application-machine.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { type DecidedBy, decidedBy } from '../transition/decided-by.ts'
import { recallWaiver } from './waive-with-approval.ts'

const recallOf = {
  approve: 'recallApproval',
  reject: 'recallRejection',
  requestInformation: 'recallRequest',
  reopen: null,
} as const satisfies Record<DecisionKind, ApplicationAction | null>

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
  return needs.database.transaction().execute(async tx => {
    const batch = await listBatch(tx, batchGuid)
    if (batch.length === 0) refuse('not_found')
    // People first, then their decisions: the locking order of making a decision.
    const people = await lockPeople(tx, batch)
    const waiting = await lockWaitingDecisions(tx, batchGuid)
    if (waiting.length < batch.length || waiting.some(decision => decision.recallUntil <= wall))
      refuse('recall_too_late')
    const by = decidedBy(actor, facts, at)
    const guids = waiting.map(decision => decision.guid)
    await cancelDecisionMessages(tx, guids)
    await forgetDecisionNotices(tx, batchGuid)
    for (const decision of waiting) await takeBack(tx, people.get(decision.applicationGuid), { decision, by })
    await markDecisions(tx, guids, { recalledAt: wall })
    return { recalled: waiting.length }
  })
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
  const action = recallOf[decision.kind]
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
