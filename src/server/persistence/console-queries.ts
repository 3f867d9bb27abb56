import { sql } from 'kysely'
import type { Reader } from './database.ts'

/** Money that stays with the forum: paid invoices and card payments that were neither refunded nor are due to be. */
export async function sumReceived(reader: Reader, editionGuid: string): Promise<bigint> {
  const { rows } = await sql<{ kopecks: bigint | number | string }>`
    select coalesce((
      select sum(total_kopecks) from invoice where edition_guid = ${editionGuid} and status = 'paid'
    ), 0)::int8 + coalesce((
      select sum(coalesce(captured_kopecks, amount_kopecks)) from card_payment
      join application on application.guid = card_payment.application_guid
      where application.edition_guid = ${editionGuid} and card_payment.status = 'succeeded' and not refund_due
    ), 0)::int8 as kopecks`.execute(reader)
  return BigInt(rows[0]?.kopecks ?? 0)
}
