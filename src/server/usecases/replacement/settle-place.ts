import { type PaymentStatus, paymentTransitions } from '#domain/payment/payment-transitions.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import {
  changeReplacement,
  findReplacementOf,
  lockReplacement,
  type ReplacementRow,
  releaseReplacements,
} from '#server/persistence/replacement-queries.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import type { DecidedBy } from '../transition/decided-by.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { lockLine, sourceOf } from './find-credit.ts'
import { isPlaceUsable } from './usable-place.ts'

/**
 * Settles the payment of an approved person with the money that waits for them. A place lost in between, by a rejection that was reversed, is
 * theirs again while nobody else has it. Null where no money waits. If it is being refunded, the person pays like anybody.
 */
export async function settlePlace(
  tx: Tx,
  record: Locked<ParticipantRecord>,
  by: DecidedBy & { as?: 'payer' | 'organiser' },
): Promise<PaymentStatus | null> {
  const place = await lockUsablePlace(tx, record.applicationGuid)
  if (!place) {
    await releaseReplacements(tx, record.applicationGuid, by.at)
    return null
  }
  // The person need not pay any more: the money is free for somebody else.
  if (record.payment === 'noPaymentRequired') {
    await releaseReplacements(tx, record.applicationGuid, by.at)
    return null
  }
  const action = place.invoiceLineGuid === null ? 'takeOverCard' : 'takeOverInvoice'
  await applyTransition(tx, paymentMachine, action, record, {
    by: { as: 'organiser', ...by },
    effects: {
      'use-credit': () =>
        changeReplacement(tx, place.guid, { settledAt: by.at, endedAt: null, endedBecause: null }),
    },
  })
  return paymentTransitions[action].to
}

/** The approval is recalled: the money waits for the person again. False where they had paid in another way. */
export async function recallSettledPlace(
  tx: Tx,
  record: Locked<ParticipantRecord>,
  by: DecidedBy,
): Promise<boolean> {
  const found = await findReplacementOf(tx, record.applicationGuid)
  if (!found?.settledAt || found.endedAt) return false
  await lockLine(tx, sourceOf(found))
  const place = await lockReplacement(tx, found.guid)
  if (!place?.settledAt || place.endedAt) return false
  await applyTransition(tx, paymentMachine, 'recallTakeOver', record, {
    by: { ...by, as: 'organiser' },
    effects: { 'hold-credit': () => changeReplacement(tx, place.guid, { settledAt: null }) },
  })
  return true
}

/** The place that waits for a person, if its money is still here; the line is locked before the place. */
async function lockUsablePlace(tx: Tx, applicationGuid: string): Promise<ReplacementRow | null> {
  const found = await findReplacementOf(tx, applicationGuid)
  if (!found || found.settledAt) return null
  const line = await lockLine(tx, sourceOf(found))
  const place = await lockReplacement(tx, found.guid)
  return place && (await isPlaceUsable(tx, place, line)) ? place : null
}
