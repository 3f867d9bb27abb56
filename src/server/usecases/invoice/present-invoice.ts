import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { Invoice } from '#contract/payment.ts'
import type { Reader } from '#server/persistence/database.ts'
import { type InvoiceRecord, listInvoiceLines } from '#server/persistence/invoice-queries.ts'
import type { AccountActor } from '#server/services.ts'
import { invoiceAccesses } from './visible-invoice.ts'

/** The number as printed: year and number in the year, so that it is unique when spoken too. */
export function invoiceNumber(record: { year: number; number: number }): string {
  return `${record.year}-${String(record.number).padStart(4, '0')}`
}

export async function presentInvoices(reader: Reader, records: InvoiceRecord[]): Promise<InvoiceRow[]> {
  const lines = await listInvoiceLines(
    reader,
    records.map(record => record.guid),
  )
  return records.map(record => ({
    guid: record.guid,
    number: invoiceNumber(record),
    issuedOn: record.issuedOn,
    dueOn: record.dueOn,
    status: record.status,
    totalKopecks: record.totalKopecks.toString(),
    vatKopecks: record.vatKopecks.toString(),
    vatPercent: record.vatPercent,
    payerName: record.payerName,
    payerInn: record.payerInn,
    paidOn: record.paidOn,
    participants: lines
      .filter(line => line.invoiceGuid === record.guid)
      .map(line => ({ guid: line.participantGuid, name: line.participantName })),
    hasAdvanceTaxInvoice: record.advanceGuid !== null,
    whole: true,
    replaces: numberOrNone(record.predecessorYear, record.predecessorNumber),
    replacedBy: numberOrNone(record.successorYear, record.successorNumber),
  }))
}

/** Invoices as an account sees them: whole, or only the part of the people it acts for. Invoices it may not see are omitted. */
export async function presentInvoicesFor(
  reader: Reader,
  actor: AccountActor,
  records: InvoiceRecord[],
): Promise<InvoiceRow[]> {
  const [rows, accesses, lines] = await Promise.all([
    presentInvoices(reader, records),
    invoiceAccesses(reader, actor, records),
    listInvoiceLines(
      reader,
      records.map(record => record.guid),
    ),
  ])
  return rows.flatMap(row => {
    const seen = accesses.get(row.guid)
    if (!seen || seen.access === 'none') return []
    if (seen.access === 'whole') return [row]
    const own = lines.filter(
      line => line.invoiceGuid === row.guid && seen.permitted.has(line.participantGuid),
    )
    return [ownPart(row, own)]
  })
}

type Line = { participantGuid: string; amountKopecks: bigint; vatKopecks: bigint }

function ownPart(row: InvoiceRow, lines: Line[]): InvoiceRow {
  const total = lines.reduce((sum, line) => sum + line.amountKopecks, 0n)
  const vat = lines.reduce((sum, line) => sum + line.vatKopecks, 0n)
  const own = new Set(lines.map(line => line.participantGuid))
  return {
    ...row,
    totalKopecks: total.toString(),
    vatKopecks: vat.toString(),
    participants: row.participants.filter(({ guid }) => own.has(guid)),
    hasAdvanceTaxInvoice: false,
    whole: false,
  }
}

function numberOrNone(year: number | null, number: number | null): string | null {
  return year === null || number === null ? null : invoiceNumber({ year, number })
}

export async function presentInvoice(reader: Reader, record: InvoiceRecord): Promise<InvoiceRow & Invoice> {
  const [row] = await presentInvoices(reader, [record])
  if (!row) throw new TypeError('one record gives one row')
  return row
}
