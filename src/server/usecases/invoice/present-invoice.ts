import type { InvoiceRow } from '#contract/organizer-finance.ts'
import type { Invoice } from '#contract/payment.ts'
import type { Reader } from '../../persistence/database.ts'
import { type InvoiceRecord, listInvoiceLines } from '../../persistence/invoice-queries.ts'

/** The number as it is printed: year and number in the year, so that it is unique in speech too. */
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
    replaces: numberOrNone(record.predecessorYear, record.predecessorNumber),
    replacedBy: numberOrNone(record.successorYear, record.successorNumber),
  }))
}

function numberOrNone(year: number | null, number: number | null): string | null {
  return year === null || number === null ? null : invoiceNumber({ year, number })
}

export async function presentInvoice(reader: Reader, record: InvoiceRecord): Promise<InvoiceRow & Invoice> {
  const [row] = await presentInvoices(reader, [record])
  if (!row) throw new TypeError('one record gives one row')
  return row
}
