import type { Invoice } from '#contract/payment.ts'
import { splitVat } from '#domain/payment/vat.ts'
import { listAdvanceTaxInvoices } from '#server/persistence/advance-tax-invoice-queries.ts'
import type { Reader } from '#server/persistence/database.ts'
import { type InvoiceRecord, listInvoiceLines } from '#server/persistence/invoice-queries.ts'
import { listInvoiceRaiseLines } from '#server/persistence/raise-queries.ts'
import type { ActingAccount } from '../participant/permitted-participants.ts'
import { latinName } from '../participant/present-participant.ts'
import { invoiceAccesses } from './visible-invoice.ts'

/** An invoice with what finance sees of its payer beside what the payer sees. */
export type PresentedInvoice = Invoice & {
  payerInn: string | null
  paidOn: string | null
  paymentOrderNumber: string | null
  markedPaidBy: string | null
  /** In the order of its people. */
  applicationGuids: string[]
}

/** The number as printed: year and number in the year, so that it is unique when spoken too. */
export function invoiceNumber(record: { year: number; number: number }): string {
  return `${record.year}-${String(record.number).padStart(4, '0')}`
}

/** Numbers of advance tax invoices begin with a letter, because they are counted by themselves. */
export function advanceNumber(record: { year: number; number: number }): string {
  return `А-${invoiceNumber(record)}`
}

export async function presentInvoices(
  reader: Reader,
  records: readonly InvoiceRecord[],
): Promise<PresentedInvoice[]> {
  const guids = records.map(record => record.guid)
  const [lines, advances, raised] = await Promise.all([
    listInvoiceLines(reader, guids),
    listAdvanceTaxInvoices(reader, guids),
    listInvoiceRaiseLines(reader, guids),
  ])
  return records.map(record => ({
    guid: record.guid,
    number: invoiceNumber(record),
    issuedOn: record.issuedOn,
    dueOn: record.dueOn,
    status: record.status,
    totalKopecks: record.totalKopecks.toString(),
    receivedKopecks: record.receivedKopecks.toString(),
    vatKopecks: record.vatKopecks.toString(),
    vatPercent: record.vatPercent,
    laterVat: laterVatOf(record),
    payerName: record.payerName,
    payerHasInn: record.payerInn !== null,
    documentsBy: record.documentsBy,
    payerInn: record.payerInn,
    paidOn: record.paidOn,
    paymentOrderNumber: record.paymentOrderNumber,
    markedPaidBy: record.markedPaidBy,
    applicationGuids: lines
      .filter(line => line.invoiceGuid === record.guid)
      .map(line => line.applicationGuid),
    participants: lines
      .filter(line => line.invoiceGuid === record.guid)
      .map(line => ({
        guid: line.participantGuid,
        name: line.participantName,
        latinName: latinName(line),
      })),
    advanceTaxInvoices: advances
      .filter(advance => advance.invoiceGuid === record.guid)
      .map(advance => ({
        guid: advance.guid,
        number: advanceNumber(advance),
        issuedOn: advance.issuedOn,
      })),
    places: raised.find(({ invoiceGuid }) => invoiceGuid === record.guid)?.places ?? null,
    closing: closingOf(record),
    whole: true,
    replaces: numberOrNone(record.predecessorYear, record.predecessorNumber),
    replacedBy: numberOrNone(record.successorYear, record.successorNumber),
  }))
}

/** Invoices as an account sees them: whole, or only the part of the people it acts for. Invoices it may not see are omitted. */
export async function presentInvoicesFor(
  reader: Reader,
  actor: ActingAccount,
  records: InvoiceRecord[],
): Promise<PresentedInvoice[]> {
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

function ownPart(row: PresentedInvoice, lines: Line[]): PresentedInvoice {
  const total = lines.reduce((sum, line) => sum + line.amountKopecks, 0n)
  const vat = lines.reduce((sum, line) => sum + line.vatKopecks, 0n)
  const own = new Set(lines.map(line => line.participantGuid))
  return {
    ...row,
    totalKopecks: total.toString(),
    // What came is known of the whole only.
    receivedKopecks: '0',
    vatKopecks: vat.toString(),
    laterVat: row.laterVat && {
      ...row.laterVat,
      kopecks: splitVat(total, BigInt(row.laterVat.percent)).vat.toString(),
    },
    participants: row.participants.filter(({ guid }) => own.has(guid)),
    applicationGuids: [],
    advanceTaxInvoices: [],
    closing: null,
    whole: false,
  }
}

function laterVatOf(record: InvoiceRecord): PresentedInvoice['laterVat'] {
  const { status, laterVatFrom: from, laterVatPercent: percent, laterVatKopecks: vat } = record
  // What has been paid has its rate.
  if (status !== 'unpaid' || from === null || percent === null || vat === null) return null
  return { from, percent, kopecks: vat.toString() }
}

function closingOf(record: InvoiceRecord): PresentedInvoice['closing'] {
  const number = numberOrNone(record.closingYear, record.closingNumber)
  const { closingChannel: channel, closingSentOn: sentOn, closingReference: reference } = record
  return number === null ? null : { number, channel, sentOn, reference }
}

function numberOrNone(year: number | null, number: number | null): string | null {
  return year === null || number === null ? null : invoiceNumber({ year, number })
}

export async function presentInvoice(reader: Reader, record: InvoiceRecord): Promise<PresentedInvoice> {
  const [row] = await presentInvoices(reader, [record])
  if (!row) throw new TypeError('one record gives one row')
  return row
}
