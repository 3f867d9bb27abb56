import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DayRange } from '#domain/edition/day-range.ts'
import { type InvoiceStatus, invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { isPaidBy } from './company-key-queries.ts'
import type { Reader } from './database.ts'
import { invoices } from './invoice-queries.ts'
import { bothWays, comesAfter, type ListOrder } from './list-order.ts'
import { pageByParts } from './list-parts.ts'
import { likePattern } from './search-text.ts'

/** Which invoices a search finds; with `more` these are some of them. */
export type InvoicesFound = { q: string; guids: readonly string[]; more: boolean }

/** Of more the list is walked in its order, whose page is soon full, and no count is exact. */
const mostInvoicesNamed = 1000

export async function findInvoices(reader: Reader, q: string): Promise<InvoicesFound> {
  const { rows } = await sql<{ guids: string[] }>`select array(
    (select guid from invoice where ${isWritten(q)} limit ${mostInvoicesNamed + 1})
    union ${ofPaymentOrder(q)}) as guids`.execute(reader)
  const guids = rows[0]?.guids ?? []
  return { q, guids, more: guids.length > mostInvoicesNamed }
}

/** Whether the number, the payer or its INN contain what was typed, by the index over their letters, which holds in a cluster of any locale (decision 151). */
function isWritten(typed: string): RawBuilder<SqlBool> {
  const pattern = `%${likePattern(typed)}%`
  return sql<SqlBool>`(invoice.search_letters like trigram_letters(${pattern}) and invoice.search_text like ${pattern})`
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
    ? sql<SqlBool>`((select ${isWritten(q)}) or invoice.guid in (${ofPaymentOrder(q)}))`
    : sql<SqlBool>`invoice.guid = any(${guids}::uuid[])`
}

const byNumber = bothWays('guid', sql`invoice.guid`)
const byPayer = bothWays('text', sql`lower(invoice.payer_name collate "und-x-icu")`)
const bySum = bothWays('whole', sql`invoice.total_kopecks`)
const byDue = bothWays('day', sql`invoice.due_on`)
/** Payers abroad have none, and come before all others. */
const byInn = bothWays('text', sql`coalesce(invoice.payer_inn, '')`)
/** An invoice for places of a company names nobody. */
const byPeople = bothWays('whole', sql`invoice.people`)

/** An index of the same columns serves each both ways. Guids are given in the order of time, as numbers are. */
const orders = {
  newest: byNumber.down,
  oldest: byNumber.up,
  payer: byPayer.up,
  payerDown: byPayer.down,
  largest: bySum.down,
  smallest: bySum.up,
  due: byDue.up,
  dueDown: byDue.down,
  inn: byInn.up,
  innDown: byInn.down,
  mostPeople: byPeople.down,
  fewestPeople: byPeople.up,
} as const satisfies Record<string, ListOrder>

export type InvoiceSort = keyof typeof orders | 'state' | 'stateDown'

/** An edition's invoices by search, payer and days of issue. */
type InvoiceFilter = {
  editionGuid: string
  found?: InvoicesFound | null
  /** The key of the payer. */
  company?: string | undefined
} & DayRange

type Wanted<Sort> = {
  status?: InvoiceStatus | undefined
  sort: Sort
  after: readonly (string | null)[] | null
  limit: number
} & InvoiceFilter

/** The page after this row; each row says by `sortKey` where it stands in the order. */
export async function listInvoices(reader: Reader, wanted: Wanted<InvoiceSort>) {
  const { sort, status, after, limit } = wanted
  if (sort !== 'state' && sort !== 'stateDown') return pageAlong(reader, { ...wanted, sort })
  // Of each state the last first; or all of it turned round.
  const all = invoiceStatuses.filter(known => status === undefined || known === status)
  const [states, along] = sort === 'state' ? [all, 'newest' as const] : [all.toReversed(), 'oldest' as const]
  const [state, guid] = after ?? []
  const ended = states.indexOf(state as InvoiceStatus)
  return pageByParts(states, { ended, limit }, async (part, place) => {
    const from = place.goesOn && guid ? [guid, guid] : null
    const rows = await pageAlong(reader, {
      ...wanted,
      sort: along,
      status: part,
      after: from,
      limit: place.limit,
    })
    return rows.map(row => ({ ...row, sortKey: row.status }))
  })
}

function pageAlong(reader: Reader, wanted: Wanted<keyof typeof orders>) {
  const order = orders[wanted.sort]
  const { key, way } = order
  let page = reader.selectFrom('invoice').select('invoice.guid').where('editionGuid', '=', wanted.editionGuid)
  if (wanted.status) page = page.where('status', '=', wanted.status)
  if (wanted.found) page = page.where(isAmong(wanted.found))
  if (wanted.company)
    page = page.where(isPaidBy(sql`invoice.guid`, { editionGuid: wanted.editionGuid, key: wanted.company }))
  if (wanted.from) page = page.where('issuedOn', '>=', wanted.from)
  if (wanted.to) page = page.where('issuedOn', '<=', wanted.to)
  page = page
    .where(comesAfter(order, sql.ref('invoice.guid'), wanted.after))
    .orderBy(key, way)
    .orderBy('invoice.guid', way)
    .limit(wanted.limit)
  // First which invoices, then what they say: what a page does not show is not looked up.
  return invoices(reader)
    .select(sql<string>`${key}::text`.as('sortKey'))
    .where(sql<SqlBool>`invoice.guid = any(array(${page}))`)
    .orderBy(key, way)
    .orderBy('invoice.guid', way)
    .execute()
}

/** By status: how many, how much, since when; of what is found only those that are named. */
export function countInvoices(reader: Reader, wanted: InvoiceFilter) {
  const { editionGuid, found, company, from, to } = wanted
  if (!found && !company && !from && !to) return tallyInvoices(reader, editionGuid)
  let query = reader
    .selectFrom('invoice')
    .select(({ fn }) => [
      'status',
      fn.countAll<bigint>().as('count'),
      fn.sum<bigint>('totalKopecks').as('kopecks'),
      fn.min('createdAt').as('oldestAt'),
    ])
    .where('editionGuid', '=', editionGuid)
    .groupBy('status')
  if (found) query = query.where(isAmong({ ...found, more: false }))
  if (company) query = query.where(isPaidBy(sql`invoice.guid`, { editionGuid, key: company }))
  if (from) query = query.where('issuedOn', '>=', from)
  if (to) query = query.where('issuedOn', '<=', to)
  return query.execute()
}

/** The same of all invoices from their tally, because adding up all of them takes too long for a page; the oldest of each status comes from an index. */
function tallyInvoices(reader: Reader, editionGuid: string) {
  return reader
    .selectFrom('invoiceTally as tally')
    .select([
      'status',
      sql<bigint>`sum(count)::int8`.as('count'),
      sql<bigint>`sum(kopecks)::int8`.as('kopecks'),
      sql<Date>`(select min(created_at) from invoice
        where invoice.edition_guid = ${editionGuid} and invoice.status = tally.status)`.as('oldestAt'),
    ])
    .where('editionGuid', '=', editionGuid)
    .groupBy('status')
    .having(sql<bigint>`sum(count)`, '<>', 0n)
    .execute()
}
