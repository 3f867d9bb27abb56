import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DayRange } from '#domain/edition/day-range.ts'
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

/** What each order compares, and what its part of a cursor looks like; an index of the same columns serves each. */
const byGuid = { key: sql`invoice.guid`, type: sql`uuid`, like: /^/, isGuid: true }
const byPayer = {
  ...{ key: sql`lower(invoice.payer_name collate "und-x-icu")`, type: sql`text` },
  ...{ like: /^/, isGuid: false },
}
const bySum = { key: sql`invoice.total_kopecks`, type: sql`bigint`, like: /^\d{1,18}$/, isGuid: false }
const byDue = { key: sql`invoice.due_on`, type: sql`date`, like: /^\d{4}-\d\d-\d\d$/, isGuid: false }

const orders = {
  newest: { ...byGuid, direction: 'desc' },
  oldest: { ...byGuid, direction: 'asc' },
  payer: { ...byPayer, direction: 'asc' },
  payerDown: { ...byPayer, direction: 'desc' },
  sum: { ...bySum, direction: 'desc' },
  smallest: { ...bySum, direction: 'asc' },
  due: { ...byDue, direction: 'asc' },
  dueDown: { ...byDue, direction: 'desc' },
} as const

export type InvoiceSort = keyof typeof orders

/** An edition's invoices by search and days of issue. */
type InvoiceFilter = { editionGuid: string; found?: InvoicesFound | null } & DayRange

/** The page after this row; each row says by `sortKey` where it stands in the order. */
export function listInvoices(
  reader: Reader,
  wanted: {
    status?: InvoiceStatus | undefined
    sort: InvoiceSort
    after: readonly (string | null)[] | null
    limit: number
  } & InvoiceFilter,
) {
  const { key, type, like, isGuid, direction } = orders[wanted.sort]
  const compared = direction === 'desc' ? sql`<` : sql`>`
  let page = reader.selectFrom('invoice').select('invoice.guid').where('editionGuid', '=', wanted.editionGuid)
  if (wanted.status) page = page.where('status', '=', wanted.status)
  if (wanted.found) page = page.where(isAmong(wanted.found))
  if (wanted.from) page = page.where('issuedOn', '>=', wanted.from)
  if (wanted.to) page = page.where('issuedOn', '<=', wanted.to)
  const [value, guid] = wanted.after ?? []
  if (isGuid) {
    if (guid) page = page.where('guid', direction === 'desc' ? '<' : '>', guid)
  } else if (guid && like.test(value ?? '')) {
    page = page.where(sql<SqlBool>`(${key}, invoice.guid) ${compared} (${value}::${type}, ${guid}::uuid)`)
  }
  if (!isGuid) page = page.orderBy(key, direction)
  page = page.orderBy('invoice.guid', direction).limit(wanted.limit)
  // First which invoices, then what they say: what a page does not show is not looked up.
  return invoices(reader)
    .select(sql<string>`${key}::text`.as('sortKey'))
    .where(sql<SqlBool>`invoice.guid = any(array(${page}))`)
    .orderBy(key, direction)
    .orderBy('invoice.guid', direction)
    .execute()
}

/** By status: how many, how much, since when; of what is found only those that are named. */
export async function countInvoices(reader: Reader, wanted: InvoiceFilter) {
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
  if (wanted.from) query = query.where('issuedOn', '>=', wanted.from)
  if (wanted.to) query = query.where('issuedOn', '<=', wanted.to)
  return query.execute()
}
