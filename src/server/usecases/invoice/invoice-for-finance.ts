import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { type InvoiceSums, missingOn, overpaidOn, spareOn } from '#domain/invoice/invoice-sums.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listInvoicePayments, listInvoiceRefunds } from '#server/persistence/invoice-payment-queries.ts'
import { type InvoiceRecord, listInvoiceLines } from '#server/persistence/invoice-queries.ts'
import { listPlacesOf } from '#server/persistence/replacement-queries.ts'
import { currentHolder } from '../payment/place-holder.ts'
import { presentInvoices } from './present-invoice.ts'

export function sumsOf(record: InvoiceRecord): InvoiceSums {
  return {
    status: record.status,
    total: record.totalKopecks,
    received: record.receivedKopecks,
    returnedSpare: record.returnedSpareKopecks,
  }
}

/** Invoices with the money that came and went, and each person's part of it. */
export async function presentAllForFinance(
  reader: Reader,
  records: readonly InvoiceRecord[],
): Promise<InvoiceRow[]> {
  const guids = records.map(({ guid }) => guid)
  const lines = await listInvoiceLines(reader, guids)
  const [rows, payments, refunds, places] = await Promise.all([
    presentInvoices(reader, records),
    listInvoicePayments(reader, guids),
    listInvoiceRefunds(reader, guids),
    listPlacesOf(reader, { invoiceLineGuids: lines.map(line => line.guid) }),
  ])
  return records.flatMap((record, index) => {
    const row = rows[index]
    if (!row) return []
    const sums = sumsOf(record)
    const own = <Of extends { invoiceGuid: string }>(all: readonly Of[]) =>
      all.filter(each => each.invoiceGuid === record.guid)
    const nameOf = (lineGuid: string | null) =>
      lines.find(line => line.guid === lineGuid)?.participantName ?? null
    return [
      {
        ...row,
        payerKey: record.payerKey,
        missingKopecks: missingOn(sums).toString(),
        spareKopecks: spareOn(sums).toString(),
        overpaidKopecks: overpaidOn(sums).toString(),
        payments: own(payments).map(each => ({
          guid: each.guid,
          receivedOn: each.receivedOn,
          paymentOrderNumber: each.paymentOrderNumber,
          amountKopecks: each.amountKopecks.toString(),
          bookedBy: each.bookerName,
          bookedAt: each.bookedAt.toISOString(),
          reversed:
            each.reversedAt && each.reversalReason !== null
              ? {
                  by: each.reverserName,
                  at: each.reversedAt.toISOString(),
                  reason: each.reversalReason,
                }
              : null,
        })),
        refunds: own(refunds).map(each => ({
          guid: each.guid,
          name: nameOf(each.invoiceLineGuid),
          returnedOn: each.returnedOn,
          paymentOrderNumber: each.paymentOrderNumber,
          amountKopecks: each.amountKopecks.toString(),
          reason: each.reason,
          bookedBy: each.bookerName,
          bookedAt: each.bookedAt.toISOString(),
        })),
        lines: own(lines).map(line => ({
          guid: line.guid,
          applicationGuid: line.applicationGuid,
          name: line.participantName,
          amountKopecks: line.amountKopecks.toString(),
          refunded: line.refundedAt !== null,
          holder: currentHolder(places.filter(place => place.invoiceLineGuid === line.guid)),
        })),
      },
    ]
  })
}

export async function presentForFinance(reader: Reader, record: InvoiceRecord): Promise<InvoiceRow> {
  const [row] = await presentAllForFinance(reader, [record])
  if (!row) throw new TypeError('one record gives one row')
  return row
}
