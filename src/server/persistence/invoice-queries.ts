import { sql } from 'kysely'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import type { Database, Reader, Tx } from './database.ts'
import { asLocked, type Locked } from './locked.ts'
import { likePattern, searchable } from './search-text.ts'

export type InvoiceRecord = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

export function findInvoice(reader: Reader, guid: string) {
  return invoices(reader).where('invoice.guid', '=', guid).executeTakeFirst()
}

export async function lockInvoice(tx: Tx, guid: string): Promise<Locked<InvoiceRecord> | undefined> {
  await tx.selectFrom('invoice').select('guid').where('guid', '=', guid).forUpdate().execute()
  const record = await findInvoice(tx, guid)
  return record && asLocked(record)
}

/** Locks several invoices in the order of their guids, and reads only their status. */
export async function lockInvoices(
  tx: Tx,
  guids: readonly string[],
): Promise<Locked<Pick<InvoiceRecord, 'guid' | 'status'>>[]> {
  if (guids.length === 0) return []
  const rows = await tx
    .selectFrom('invoice')
    .select(['guid', 'status'])
    .where('guid', 'in', [...guids])
    .orderBy('guid')
    .forUpdate()
    .execute()
  return rows.map(asLocked)
}

function invoices(reader: Reader) {
  return reader
    .selectFrom('invoice')
    .leftJoin('advanceTaxInvoice as advance', 'advance.invoiceGuid', 'invoice.guid')
    .leftJoin('invoice as successor', 'successor.guid', 'invoice.replacedBy')
    .leftJoin('invoice as predecessor', 'predecessor.replacedBy', 'invoice.guid')
    .selectAll('invoice')
    .select([
      'advance.guid as advanceGuid',
      'successor.year as successorYear',
      'successor.number as successorNumber',
      'predecessor.year as predecessorYear',
      'predecessor.number as predecessorNumber',
    ])
}

export function listInvoiceLines(reader: Reader, invoiceGuids: string[]) {
  if (invoiceGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('invoiceLine')
    .innerJoin('application', 'application.guid', 'invoiceLine.applicationGuid')
    .selectAll('invoiceLine')
    .select('application.participantGuid')
    .where('invoiceLine.invoiceGuid', 'in', invoiceGuids)
    .orderBy('invoiceLine.guid')
    .execute()
}

/** Invoices that include an application, newest first. */
export function listInvoicesOf(reader: Reader, applicationGuid: string) {
  return invoices(reader)
    .where('invoice.guid', 'in', eb =>
      eb
        .selectFrom('invoiceLine')
        .select('invoiceLine.invoiceGuid')
        .where('invoiceLine.applicationGuid', '=', applicationGuid),
    )
    .orderBy('invoice.guid', 'desc')
    .execute()
}

export function listInvoicesByGuid(reader: Reader, guids: string[]) {
  if (guids.length === 0) return Promise.resolve([])
  return invoices(reader).where('invoice.guid', 'in', guids).orderBy('invoice.guid', 'desc').execute()
}

/** The next number of a year without gaps: the row stays locked until the transaction ends (domain.md §2.2). */
export async function takeNumber(
  tx: Tx,
  table: 'invoiceNumber' | 'advanceTaxInvoiceNumber',
  year: number,
): Promise<number> {
  const row = await tx
    .insertInto(table)
    .values({ year, last: 1 })
    .onConflict(conflict =>
      conflict.column('year').doUpdateSet(eb => ({ last: eb(`${table}.last`, '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return row.last
}

export type NewInvoiceLine = {
  applicationGuid: string
  participantName: string
  amountKopecks: bigint
  vatKopecks: bigint
}

export type NewInvoice = {
  editionGuid: string
  /** The publication of the seller's details that it is issued with. */
  legalNumber: number | null
  year: number
  number: number
  issuedOn: string
  dueOn: string
  issuedBy: string
  payerName: string
  payerInn: string
  payerKpp: string | null
  payerAddress: string
  totalKopecks: bigint
  vatKopecks: bigint
  vatPercent: number
  createdAt: Date
  lines: NewInvoiceLine[]
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<string> {
  const { lines, ...row } = invoice
  // The number as printed, because finance searches for what it sees.
  const printed = `${row.year}-${String(row.number).padStart(4, '0')}`
  const searchText = searchable(`${printed} ${row.payerName} ${row.payerInn}`)
  const { guid } = await tx
    .insertInto('invoice')
    .values({ ...row, searchText })
    .returning('guid')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('invoiceLine')
    .values(lines.map(line => ({ ...line, invoiceGuid: guid })))
    .execute()
  return guid
}

/** Records which invoice replaces a cancelled one. */
export async function noteReplacement(tx: Tx, guid: string, replacedBy: string): Promise<void> {
  await tx.updateTable('invoice').set({ replacedBy }).where('guid', '=', guid).execute()
}

/** Only for the state machine, which checks the table first. */
export async function moveInvoice(
  tx: Tx,
  guid: string,
  change: { status: InvoiceStatus; paidOn?: string; paymentOrderNumber?: string },
): Promise<void> {
  await tx.updateTable('invoice').set(change).where('guid', '=', guid).execute()
  if (change.status === 'cancelled' || change.status === 'paidByCard')
    await tx.updateTable('invoiceLine').set({ isOpen: false }).where('invoiceGuid', '=', guid).execute()
}

/** The advance tax invoice of a paid invoice, with the VAT of each line. */
export async function insertAdvanceTaxInvoice(
  tx: Tx,
  advance: {
    invoiceGuid: string
    year: number
    number: number
    issuedOn: string
    vatPercent: number
    vatKopecks: bigint
    lines: { guid: string; vatKopecks: bigint }[]
  },
): Promise<void> {
  const { lines, ...row } = advance
  await tx.insertInto('advanceTaxInvoice').values(row).execute()
  const values = sql.join(lines.map(line => sql`(${line.guid}::uuid, ${line.vatKopecks}::bigint)`))
  await sql`
    update invoice_line set advance_vat_kopecks = taxed.vat from (values ${values}) as taxed (guid, vat)
    where invoice_line.guid = taxed.guid`.execute(tx)
}

export function findAdvanceTaxInvoice(reader: Reader, invoiceGuid: string) {
  return reader
    .selectFrom('advanceTaxInvoice')
    .selectAll()
    .where('invoiceGuid', '=', invoiceGuid)
    .executeTakeFirst()
}

/** The open invoice that includes an application. */
export async function findOpenInvoice(reader: Reader, applicationGuid: string): Promise<string | null> {
  const row = await reader
    .selectFrom('invoiceLine')
    .innerJoin('invoice', 'invoice.guid', 'invoiceLine.invoiceGuid')
    .select('invoice.guid')
    .where('invoiceLine.applicationGuid', '=', applicationGuid)
    .where('invoiceLine.isOpen', '=', true)
    .where('invoice.status', '=', 'unpaid')
    .executeTakeFirst()
  return row?.guid ?? null
}

/** The lines of these applications on invoices not paid yet. */
export function listOpenInvoiceLines(reader: Reader, applicationGuids: string[]) {
  if (applicationGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('invoiceLine')
    .innerJoin('invoice', 'invoice.guid', 'invoiceLine.invoiceGuid')
    .select(['invoiceLine.applicationGuid', 'invoiceLine.invoiceGuid'])
    .where('invoiceLine.applicationGuid', 'in', applicationGuids)
    .where('invoiceLine.isOpen', '=', true)
    .where('invoice.status', '=', 'unpaid')
    .execute()
}

export function listInvoices(
  reader: Reader,
  wanted: {
    editionGuid: string
    q?: string | undefined
    status?: InvoiceStatus | undefined
    after: string | null
    limit: number
  },
) {
  let query = invoices(reader).where('invoice.editionGuid', '=', wanted.editionGuid)
  if (wanted.status) query = query.where('invoice.status', '=', wanted.status)
  if (wanted.q) query = query.where('invoice.searchText', 'like', `%${likePattern(wanted.q)}%`)
  if (wanted.after) query = query.where('invoice.guid', '<', wanted.after)
  return query.orderBy('invoice.guid', 'desc').limit(wanted.limit).execute()
}

export async function countInvoices(reader: Reader, wanted: { editionGuid: string; q?: string | undefined }) {
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
  if (wanted.q) query = query.where('searchText', 'like', `%${likePattern(wanted.q)}%`)
  return query.execute()
}

/** Cancelled invoices whose drawn documents may still be in the store; in a different order each time. */
export async function listCancelledWithDocuments(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('invoice')
    .select('guid')
    .where('status', '=', 'cancelled')
    .where('documentsErasedAt', 'is', null)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute()
  return rows.map(({ guid }) => guid)
}

export async function markDocumentsErased(database: Database, guid: string, at: Date): Promise<void> {
  await database.updateTable('invoice').set({ documentsErasedAt: at }).where('guid', '=', guid).execute()
}
