import { localDayAt } from '#domain/edition/calendar-date.ts'
import {
  type CardPaymentStatus,
  mergeCardPaymentStatus,
  openCardPaymentStatuses,
  settleSuccess,
} from '#domain/payment/card-payment-merge.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { decidePayment, settledPaymentStatuses } from '#domain/payment/payment-transitions.ts'
import { vatRateOn } from '#domain/payment/vat.ts'
import { changeApplication } from '../../persistence/application-queries.ts'
import { recordAudit } from '../../persistence/audit-queries.ts'
import {
  type CardPaymentRow,
  changeCardPayment,
  findCardPayment,
  lockCardPayment,
} from '../../persistence/card-payment-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '../../persistence/edition-queries.ts'
import { changeInvoice, findOpenInvoice, listInvoiceLines } from '../../persistence/invoice-queries.ts'
import {
  findParticipantByApplication,
  lockParticipant,
  type ParticipantRecord,
} from '../../persistence/participant-queries.ts'
import type { Services } from '../../services.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { recordRefund } from './record-refund.ts'

export type ReportedOutcome = {
  status: CardPaymentStatus
  failure: string | null
  amount: bigint
  capturedAt: Date | null
}

type Scene = {
  services: Services
  tx: Tx
  row: CardPaymentRow
  record: ParticipantRecord
  edition: EditionRow
  at: Date
}

/**
 * Merges what the acquirer reports into our books. Late, doubled and out-of-order news changes nothing twice; a success
 * that the application cannot use is kept and shown to finance as a refund due (product.md §3).
 */
export async function settleCardPayment(
  services: Services,
  guid: string,
  reported: ReportedOutcome,
): Promise<void> {
  const at = services.clock.now()
  const known = await findCardPayment(services.database, guid)
  if (!known || mergeCardPaymentStatus(known.status, reported.status) === known.status) return
  await services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const facts = { applicationGuid: known.applicationGuid, editionGuid: edition.guid }
    const found = await findParticipantByApplication(tx, facts)
    // The application is locked before the attempt, the same order as when a payment starts.
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    const row = await lockCardPayment(tx, guid)
    if (!record || !row) return
    const status = mergeCardPaymentStatus(row.status, reported.status)
    if (status === row.status) return
    const scene: Scene = { services, tx, row, record, edition, at }
    if (status === 'succeeded') return succeed(scene, reported)
    if (status === 'refunded') return takeBack(scene, reported)
    await changeCardPayment(tx, guid, { status, failure: reported.failure, finishedAt: at })
    if (status === 'failed' || status === 'expired') await letGo(scene, status)
  })
}

async function succeed(scene: Scene, reported: ReportedOutcome): Promise<void> {
  const { services, tx, row, record, edition, at } = scene
  const invoiceGuid = await findOpenInvoice(tx, record.applicationGuid)
  const shared = invoiceGuid !== null && (await listInvoiceLines(tx, [invoiceGuid])).length > 1
  const outcome = settleSuccess({
    invoiceIsShared: shared,
    applicationIsApproved: record.status === 'approved' && record.security !== 'rejected',
    alreadySettled: settledPaymentStatuses.includes(record.payment),
    amountMatches: reported.amount === row.amountKopecks,
  })
  // The rate is that of the day on which the money was taken (domain.md §2.4); the demo's clock stands for that day.
  const rate = vatRateOn(localDayAt(at.getTime(), edition.timeZone))
  const vatPercent = rate.ok ? Number(rate.percent) : row.vatPercent
  const refundDue = outcome === 'refund-due'
  await changeCardPayment(tx, row.guid, {
    status: 'succeeded',
    failure: null,
    finishedAt: at,
    refundDue,
    vatPercent,
    capturedKopecks: reported.amount,
  })
  const verdict = decidePayment('acceptCard', { status: record.payment, actor: 'acquirer' })
  if (refundDue || !verdict.ok) {
    services.log.error(
      { cardPayment: row.guid },
      'a card payment succeeded that the application cannot use: refund due',
    )
    await audit(scene, 'refundDue', record.payment)
    if (record.payment === 'pending' && !settledPaymentStatuses.includes(record.payment))
      await letGo(scene, 'succeeded')
    return
  }
  await changeApplication(tx, record.applicationGuid, { payment: verdict.to }, scene.at)
  if (invoiceGuid) await changeInvoice(tx, invoiceGuid, { status: 'paidByCard' })
  await audit(scene, 'acceptCard', verdict.to)
  await notifyParticipant(services, tx, 'payment_card_accepted', record, edition, {
    amount: formatMoney(row.amountKopecks, record.locale),
  })
}

/** The acquirer tells of a refund that our books do not have: made in its own cabinet, or lost on the way to them. */
async function takeBack(scene: Scene, reported: ReportedOutcome): Promise<void> {
  const { services, tx, row, record, edition, at } = scene
  if (openCardPaymentStatuses.includes(row.status)) await letGo(scene, 'refunded')
  if (row.capturedKopecks === null)
    await changeCardPayment(tx, row.guid, { capturedKopecks: reported.amount })
  const facts = { record, row, edition, amount: reported.amount, at }
  await recordRefund(services, tx, facts, { actorGuid: null, actorRole: 'acquirer', reason: row.guid })
}

/** The attempt is over without a charge: the person owes again. */
async function letGo(scene: Scene, status: CardPaymentStatus): Promise<void> {
  const { services, tx, row, record, edition } = scene
  const verdict = decidePayment('declineCard', {
    status: record.payment,
    actor: status === 'expired' ? 'clock' : 'acquirer',
  })
  // An invoice that was issued meanwhile still waits for its money.
  if (!verdict.ok || (await findOpenInvoice(tx, record.applicationGuid))) return
  await changeApplication(tx, record.applicationGuid, { payment: verdict.to }, scene.at)
  await audit(scene, status === 'expired' ? 'expireCard' : 'declineCard', verdict.to)
  // Where the acquirer never knew of the attempt, the person is still at the page and reads why.
  if (status === 'failed' && row.providerId)
    await notifyParticipant(services, tx, 'payment_card_failed', record, edition, {})
}

function audit({ tx, row, record, at }: Scene, action: string, toValue: string): Promise<void> {
  return recordAudit(tx, {
    at,
    actorGuid: null,
    actorRole: 'acquirer',
    subjectKind: 'payment',
    subjectGuid: record.applicationGuid,
    action,
    fromValue: record.payment,
    toValue,
    reason: row.guid,
  })
}
