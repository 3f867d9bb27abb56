import { localDayAt } from '#domain/edition/calendar-date.ts'
import { receiptRetryAfter } from '#domain/payment/receipt-retry.ts'
import { vatRateOn } from '#domain/payment/vat.ts'
import type { AcquirerRefusal, SettlementReceipt } from '#server/adapters/acquirer/port.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { type CardPaymentRow, lockCardPayment } from '#server/persistence/card-payment-queries.ts'
import { type EditionRow, readEdition, vatRatesOf } from '#server/persistence/edition-queries.ts'
import { listForumEnds } from '#server/persistence/erasure-term-queries.ts'
import {
  listAttendedParts,
  listDueSettlements,
  lockSettlementReceipt,
  noteSettlementReceipt,
  type SettlementReceiptRow,
  writeSettlementReceipt,
} from '#server/persistence/payment-receipt-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { receiptCustomer, receiptOf } from './card-receipt.ts'

type Settling = Needs<'acquirer' | 'clock' | 'database' | 'log'>

type Prepared = {
  row: CardPaymentRow
  providerId: string
  edition: EditionRow
  receipt: SettlementReceiptRow
  amounts: bigint[]
  applicationGuids: string[]
  /** An earlier attempt may have come through. */
  again: boolean
}

/** The rest is left to the next run. */
const most = 200

/**
 * Sends the second cash receipt of every card payment whose forum is over (54-FZ): the service has been rendered, and the prepayment is set off.
 * One receipt for a payment, tried again with growing waits; the acquirer's own list is asked before a second try, because its memory of a key ends.
 */
export async function settleReceipts(needs: Settling): Promise<void> {
  const now = needs.clock.now().getTime()
  const over = (await listForumEnds(needs.database)).filter(
    ({ endsOn, timeZone }) => localDayAt(now, timeZone) > endsOn,
  )
  const due = await listDueSettlements(needs.database, {
    editionGuids: over.map(({ guid }) => guid),
    due: needs.clock.wall(),
    limit: most,
  })
  // An acquirer that is away is not asked two hundred times.
  for (const guid of due) if ((await settleOne(needs, guid)) === 'away') return
}

async function settleOne(needs: Settling, guid: string): Promise<'done' | 'away'> {
  const prepared = await prepare(needs, guid)
  if (!prepared) return 'done'
  const { providerId, again } = prepared
  if (again) {
    const known = await needs.acquirer.findSettlementReceipt(providerId)
    if (!known.ok) return noteFault(needs, prepared, known.code)
    if (known.receipt && known.receipt.status !== 'canceled') return note(needs, prepared, known.receipt)
  }
  const { row, receipt, edition } = prepared
  const answer = await needs.acquirer.createSettlementReceipt({
    providerId,
    amount: receipt.amountKopecks,
    receipt: receiptOf(receipt, {
      rendered: true,
      amounts: prepared.amounts,
      customer: await receiptCustomer(needs.database, row),
      description: row.locale === 'ru' ? edition.nameRu : edition.nameEn,
    }),
    idempotencyKey: receipt.idempotenceKey,
  })
  return answer.ok ? note(needs, prepared, answer.receipt) : noteFault(needs, prepared, answer.code)
}

/** Written before the acquirer is asked: the next try is put off, so that whoever comes at the same moment leaves it. */
function prepare(needs: Settling, guid: string): Promise<Prepared | null> {
  const wall = needs.clock.wall()
  return needs.database.transaction().execute(async tx => {
    const row = await lockCardPayment(tx, guid)
    if (!row?.providerId || row.status !== 'succeeded') return null
    const known = await lockSettlementReceipt(tx, guid)
    if (known && (known.state === 'sent' || known.nextTryAt > wall)) return null
    const parts = await listAttendedParts(tx, guid)
    if (parts.length === 0) return null
    const edition = await readEdition(tx, row.editionGuid)
    const rate = vatRateOn(edition.endsOn, vatRatesOf(edition))
    const amountKopecks = parts.reduce((sum, { kopecks }) => sum + kopecks, 0n)
    const attempts = (known?.attempts ?? 0) + 1
    const receipt = await writeSettlementReceipt(tx, {
      cardPaymentGuid: guid,
      amountKopecks,
      vatPercent: Number(rate.ok ? rate.percent : refuse('server_error')),
      attempts,
      nextTryAt: new Date(wall.getTime() + receiptRetryAfter(attempts)),
      // Under its old key the acquirer would refuse another sum.
      newKey: known !== undefined && known.amountKopecks !== amountKopecks,
      lineGuids: parts.map(part => part.guid),
    })
    return {
      row,
      providerId: row.providerId,
      edition,
      receipt,
      amounts: parts.map(({ kopecks }) => kopecks),
      applicationGuids: parts.map(({ applicationGuid }) => applicationGuid),
      again: attempts > 1,
    }
  })
}

async function note(
  needs: Settling,
  { receipt, row, applicationGuids }: Prepared,
  { receiptId, status }: SettlementReceipt,
): Promise<'done'> {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    await lockCardPayment(tx, row.guid)
    const standing = await lockSettlementReceipt(tx, row.guid)
    if (!standing || standing.state === 'sent') return
    if (status === 'canceled')
      return noteSettlementReceipt(tx, receipt.guid, { state: 'waiting', fault: status, newKey: true })
    if (status === 'pending')
      return noteSettlementReceipt(tx, receipt.guid, { state: 'pending', receiptId, fault: null })
    await noteSettlementReceipt(tx, receipt.guid, { state: 'sent', receiptId, fault: null, sentAt: at })
    await recordAudits(
      tx,
      applicationGuids.map(subjectGuid => ({
        at,
        actorGuid: null,
        actorRole: 'clock',
        subjectKind: 'payment',
        subjectGuid,
        action: 'settleReceipt',
        reason: row.guid,
      })),
    )
  })
  return 'done'
}

async function noteFault(
  needs: Settling,
  { receipt, row }: Prepared,
  fault: AcquirerRefusal,
): Promise<'done' | 'away'> {
  needs.log.warn({ cardPayment: row.guid, code: fault }, 'the acquirer did not take a settlement receipt')
  const away = fault === 'unavailable' || fault === 'outcome_unknown'
  await needs.database
    .transaction()
    .execute(tx => noteSettlementReceipt(tx, receipt.guid, { fault, newKey: !away }))
  return away ? 'away' : 'done'
}
