import { sql } from 'kysely'
import type { Reader } from './database.ts'

/** Money that stays with the forum: paid invoices and card payments, without those refunded or to be refunded. */
export async function sumReceived(reader: Reader, editionGuid: string): Promise<bigint> {
  const { rows } = await sql<{ kopecks: bigint | number | string }>`
    select coalesce((
      select sum(total_kopecks) from invoice where edition_guid = ${editionGuid} and status = 'paid'
    ), 0)::int8 - coalesce((
      select sum(line.amount_kopecks) from invoice_line as line join invoice on invoice.guid = line.invoice_guid
      where invoice.edition_guid = ${editionGuid} and invoice.status = 'paid' and line.refunded_at is not null
    ), 0)::int8 + coalesce((
      select sum(coalesce(line.captured_kopecks, line.amount_kopecks)) from card_payment_line as line
      join card_payment on card_payment.guid = line.card_payment_guid
      where card_payment.edition_guid = ${editionGuid} and line.state = 'charged'
    ), 0)::int8 as kopecks`.execute(reader)
  return BigInt(rows[0]?.kopecks ?? 0)
}
