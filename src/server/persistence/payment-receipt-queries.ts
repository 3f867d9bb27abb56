import { sql } from 'kysely'
import type { Reader, Tx } from './database.ts'

export type SettlementReceiptRow = NonNullable<Awaited<ReturnType<typeof lockSettlementReceipt>>>

/** A part that pays for somebody who took the place: its own person, or whoever came instead. */
const attended = sql<boolean>`
  line.state = 'charged' and exists (
    select from application as holder
    left join replacement as place
      on place.card_payment_line_guid = line.guid and place.settled_at is not null and place.ended_at is null
    where holder.guid = coalesce(place.new_application_guid, line.application_guid)
      and holder.status = 'approved' and holder.payment = 'cardPaymentAccepted'
  )`

/** Payments of these editions whose prepayment is still to be set off, and whose next try is due. */
export async function listDueSettlements(
  reader: Reader,
  of: { editionGuids: readonly string[]; due: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    select payment.guid from card_payment as payment
    left join settlement_receipt as receipt on receipt.card_payment_guid = payment.guid
    where payment.edition_guid = any(${[...of.editionGuids]}) and payment.status = 'succeeded' and payment.provider_id is not null
      and (receipt.guid is null or (receipt.state <> 'sent' and receipt.next_try_at <= ${of.due}))
      and exists (select from card_payment_line as line where line.card_payment_guid = payment.guid and ${attended})
    order by coalesce(receipt.next_try_at, payment.created_at), payment.guid
    limit ${of.limit}`.execute(reader)
  return rows.map(({ guid }) => guid)
}

/** The parts of a payment that its receipt covers. */
export async function listAttendedParts(
  tx: Tx,
  cardPaymentGuid: string,
): Promise<{ guid: string; applicationGuid: string; kopecks: bigint }[]> {
  const { rows } = await sql<{ guid: string; applicationGuid: string; kopecks: bigint }>`
    select line.guid, line.application_guid as "applicationGuid",
      coalesce(line.captured_kopecks, line.amount_kopecks) as kopecks
    from card_payment_line as line
    where line.card_payment_guid = ${cardPaymentGuid} and ${attended}
    order by line.guid`.execute(tx)
  return rows
}

export function lockSettlementReceipt(tx: Tx, cardPaymentGuid: string) {
  return tx
    .selectFrom('settlementReceipt')
    .selectAll()
    .where('cardPaymentGuid', '=', cardPaymentGuid)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes the receipt of a payment, or the sum and the key of one that has not been sent, and which parts it covers. */
export async function writeSettlementReceipt(
  tx: Tx,
  receipt: {
    cardPaymentGuid: string
    amountKopecks: bigint
    vatPercent: number
    attempts: number
    nextTryAt: Date
    newKey: boolean
    lineGuids: string[]
  },
) {
  const { newKey, lineGuids, ...row } = receipt
  const written = await tx
    .insertInto('settlementReceipt')
    .values(row)
    .onConflict(conflict =>
      conflict.column('cardPaymentGuid').doUpdateSet({
        amountKopecks: row.amountKopecks,
        vatPercent: row.vatPercent,
        attempts: row.attempts,
        nextTryAt: row.nextTryAt,
        ...(newKey && { idempotenceKey: sql`gen_random_uuid()` }),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await sql`
    update card_payment_line set settlement_receipt_guid =
      case when guid = any(${lineGuids}::uuid[]) then ${written.guid}::uuid end
    where card_payment_guid = ${row.cardPaymentGuid}`.execute(tx)
  return written
}

export async function noteSettlementReceipt(
  tx: Tx,
  guid: string,
  change: {
    state?: 'waiting' | 'pending' | 'sent'
    receiptId?: string
    fault: string | null
    sentAt?: Date
    /** The next try has to be a new one at the acquirer. */
    newKey?: boolean
  },
): Promise<void> {
  const { newKey, ...rest } = change
  await tx
    .updateTable('settlementReceipt')
    .set({ ...rest, ...(newKey && { idempotenceKey: sql<string>`gen_random_uuid()` }) })
    .where('guid', '=', guid)
    .where('state', '<>', 'sent')
    .execute()
}

/** The receipts that set these payments off. */
export function listSettlementReceipts(reader: Reader, cardPaymentGuids: string[]) {
  if (cardPaymentGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('settlementReceipt')
    .select([
      'cardPaymentGuid',
      'state',
      'attempts',
      'fault',
      'sentAt',
      'nextTryAt',
      'vatPercent',
      'amountKopecks',
    ])
    .where('cardPaymentGuid', 'in', cardPaymentGuids)
    .execute()
}

/** The receipt that has set one part off; undefined where the part is still a prepayment. */
export function findSettlementOfLine(reader: Reader, lineGuid: string) {
  return reader
    .selectFrom('cardPaymentLine as line')
    .innerJoin('settlementReceipt as receipt', 'receipt.guid', 'line.settlementReceiptGuid')
    .select(['receipt.vatPercent'])
    .where('line.guid', '=', lineGuid)
    .where('receipt.state', 'in', ['pending', 'sent'])
    .executeTakeFirst()
}

/** Receipts that were tried more than once and are not registered yet. */
export async function countStuckReceipts(reader: Reader, editionGuid: string): Promise<number> {
  const { count } = await reader
    .selectFrom('settlementReceipt as receipt')
    .innerJoin('cardPayment', 'cardPayment.guid', 'receipt.cardPaymentGuid')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('cardPayment.editionGuid', '=', editionGuid)
    .where('receipt.state', '<>', 'sent')
    .where('receipt.attempts', '>', 1)
    .executeTakeFirstOrThrow()
  return Number(count)
}
