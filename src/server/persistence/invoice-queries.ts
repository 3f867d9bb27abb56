import { sql } from 'kysely'
import type { ClosingChannel } from '#domain/closing/closing.ts'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import type { Database, Reader, Tx } from './database.ts'
import { asLocked, type Locked } from './locked.ts'
import { searchable } from './search-text.ts'

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

/** Invoices with what a row or a page of them shows. */
export function invoices(reader: Reader) {
  return reader
    .selectFrom('invoice')
    .leftJoin('closing', 'closing.invoiceGuid', 'invoice.guid')
    .leftJoin('invoice as successor', 'successor.guid', 'invoice.replacedBy')
    .leftJoin('invoice as predecessor', 'predecessor.replacedBy', 'invoice.guid')
    .selectAll('invoice')
    .select([
      'closing.year as closingYear',
      'closing.number as closingNumber',
      'closing.channel as closingChannel',
      'closing.sentOn as closingSentOn',
      'closing.reference as closingReference',
      'successor.year as successorYear',
      'successor.number as successorNumber',
      'predecessor.year as predecessorYear',
      'predecessor.number as predecessorNumber',
    ])
    .select(eb =>
      eb
        .selectFrom('auditEntry')
        .innerJoin('organiser', 'organiser.accountGuid', 'auditEntry.actorGuid')
        .select('organiser.name')
        .whereRef('auditEntry.subjectGuid', '=', 'invoice.guid')
        .where('auditEntry.subjectKind', '=', 'invoice')
        .where('auditEntry.action', '=', 'markPaid')
        .orderBy('auditEntry.id', 'desc')
        .limit(1)
        .as('markedPaidBy'),
    )
    .select([
      sql<bigint>`(
        select coalesce(sum(amount_kopecks), 0)::int8 from invoice_payment
        where invoice_payment.invoice_guid = invoice.guid and reversed_at is null
      )`.as('receivedKopecks'),
      sql<bigint>`(
        select coalesce(sum(amount_kopecks), 0)::int8 from invoice_refund
        where invoice_refund.invoice_guid = invoice.guid and invoice_line_guid is null
      )`.as('returnedSpareKopecks'),
      sql<string | null>`company_key(invoice.payer_inn, invoice.payer_name)`.as('payerKey'),
    ])
}

export function listInvoiceLines(reader: Reader, invoiceGuids: string[]) {
  if (invoiceGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('invoiceLine')
    .innerJoin('application', 'application.guid', 'invoiceLine.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .selectAll('invoiceLine')
    .select(['application.participantGuid', 'participant.latinFirstName', 'participant.latinLastName'])
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
  table: 'invoiceNumber' | 'advanceTaxInvoiceNumber' | 'closingNumber',
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
  /** Null for a company abroad. */
  payerInn: string | null
  /** What identifies a company abroad in its own country, if it said. */
  payerForeignNumber: string | null
  payerKpp: string | null
  payerAddress: string
  /** How the signed originals are to come; the other two are for `edo` alone. */
  documentsBy: ClosingChannel
  edoOperator: string | null
  edoId: string | null
  totalKopecks: bigint
  vatKopecks: bigint
  vatPercent: number
  /** The rate that holds from a later day on which it may still be paid. */
  laterVatFrom: string | null
  laterVatPercent: number | null
  laterVatKopecks: bigint | null
  offerVersion: string | null
  createdAt: Date
  lines: NewInvoiceLine[]
}

export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<string> {
  const { lines, ...row } = invoice
  // The number as printed, because finance searches for what it sees.
  const printed = `${row.year}-${String(row.number).padStart(4, '0')}`
  const searchText = searchable(
    [printed, row.payerName, row.payerInn ?? row.payerForeignNumber].filter(Boolean).join(' '),
  )
  const { guid } = await tx
    .insertInto('invoice')
    .values({ ...row, searchText })
    .returning('guid')
    .executeTakeFirstOrThrow()
  if (lines.length === 0) return guid
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
  change: { status: InvoiceStatus; paidOn?: string | null; paymentOrderNumber?: string | null },
): Promise<void> {
  await tx.updateTable('invoice').set(change).where('guid', '=', guid).execute()
  if (change.status === 'cancelled' || change.status === 'paidByCard')
    await tx.updateTable('invoiceLine').set({ isOpen: false }).where('invoiceGuid', '=', guid).execute()
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

/** Invoices that are cancelled, or have lost their names, whose drawn documents may still be in the store; in a different order each time. */
export async function listCancelledWithDocuments(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('invoice')
    .select('guid')
    .where(eb => eb.or([eb('status', '=', 'cancelled'), eb('namesErasedAt', 'is not', null)]))
    .where('documentsErasedAt', 'is', null)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute()
  return rows.map(({ guid }) => guid)
}

export async function markDocumentsErased(database: Database, guid: string, at: Date): Promise<void> {
  await database.updateTable('invoice').set({ documentsErasedAt: at }).where('guid', '=', guid).execute()
}
