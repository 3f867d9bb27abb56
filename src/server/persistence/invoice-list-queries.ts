import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import type { Reader } from './database.ts'
import { invoices } from './invoice-queries.ts'
import { textContains } from './search-text.ts'

/** Which invoices a search finds; with `more` these are some of them. */
export type InvoicesFound = { q: string; guids: readonly string[]; more: boolean }

/** Of more the list is walked in its order, whose page is soon full, and no count is exact. */
export const mostInvoicesNamed = 1000

export async function findInvoices(reader: Reader, q: string): Promise<InvoicesFound> {
  const { rows } = await sql<{ guids: string[] }>`select array(
    (select guid from invoice where ${textContains('invoice.search_text', q)} limit ${mostInvoicesNamed + 1})
    union ${ofPaymentOrder(q)}) as guids`.execute(reader)
  const guids = rows[0]?.guids ?? []
  return { q, guids, more: guids.length > mostInvoicesNamed }
}

/** Those that a payment order of this number paid or was sent back by, bookings taken back included. */
function ofPaymentOrder(q: string): RawBuilder<unknown> {
  const number = q.trim()
  return sql`select invoice_guid from invoice_payment where payment_order_number = ${number}
    union select invoice_guid from invoice_refund where payment_order_number = ${number}`
}

/** In a subquery the text of each invoice is asked: the planner would gather them all by the index. */
function isAmong({ q, guids, more }: InvoicesFound): RawBuilder<SqlBool> {
  return more
    ? sql<SqlBool>`((select ${textContains('invoice.search_text', q)}) or invoice.guid in (${ofPaymentOrder(q)}))`
    : sql<SqlBool>`invoice.guid = any(${guids}::uuid[])`
}

/** Newest first. */
export function listInvoices(
  reader: Reader,
  wanted: {
    editionGuid: string
    found?: InvoicesFound | null
    status?: InvoiceStatus | undefined
    after: string | null
    limit: number
  },
) {
  let page = reader.selectFrom('invoice').select('invoice.guid').where('editionGuid', '=', wanted.editionGuid)
  if (wanted.status) page = page.where('status', '=', wanted.status)
  if (wanted.found) page = page.where(isAmong(wanted.found))
  if (wanted.after) page = page.where('guid', '<', wanted.after)
  // First which invoices, then what they say: what a page does not show is not looked up.
  return invoices(reader)
    .where(sql<SqlBool>`invoice.guid = any(array(${page.orderBy('guid', 'desc').limit(wanted.limit)}))`)
    .orderBy('invoice.guid', 'desc')
    .execute()
}

/** By status: how many, how much, since when; of what is found only those that are named. */
export async function countInvoices(
  reader: Reader,
  wanted: { editionGuid: string; found?: InvoicesFound | null },
) {
  let query = reader
    .selectFrom('invoice')
    .select(({ fn }) => [
      'status',
      fn.countAll<bigint>().as('count'),
      fn.sum<bigint>('totalKopecks').as('kopecks'),
      fn.min('createdAt').as('oldestAt'),
    ])
    .where('editionGuid', '=', wanted.editionGuid)
    .groupBy('status')
  if (wanted.found) query = query.where(isAmong({ ...wanted.found, more: false }))
  return query.execute()
}
