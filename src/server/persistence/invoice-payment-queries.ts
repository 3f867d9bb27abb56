import { sql } from 'kysely'
import type { Reader, Tx } from './database.ts'

/** The unique index that lets a payment order count once on an invoice. */
export const paymentOrderOnce = 'invoice_payment_once'
/** The same for one that sent money back. */
export const refundOrderOnce = 'invoice_refund_once'

export async function insertInvoicePayment(
  tx: Tx,
  row: {
    invoiceGuid: string
    receivedOn: string
    paymentOrderNumber: string
    amountKopecks: bigint
    bookedBy: string | null
    bookedAt: Date
  },
): Promise<string> {
  const { guid } = await tx
    .insertInto('invoicePayment')
    .values(row)
    .returning('guid')
    .executeTakeFirstOrThrow()
  return guid
}

/** What payment orders brought to these invoices, bookings taken back included; the oldest first. */
export function listInvoicePayments(reader: Reader, invoiceGuids: string[]) {
  if (invoiceGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('invoicePayment')
    .leftJoin('organiser as booker', 'booker.accountGuid', 'invoicePayment.bookedBy')
    .leftJoin('organiser as reverser', 'reverser.accountGuid', 'invoicePayment.reversedBy')
    .selectAll('invoicePayment')
    .select(['booker.name as bookerName', 'reverser.name as reverserName'])
    .where('invoicePayment.invoiceGuid', 'in', invoiceGuids)
    .orderBy('invoicePayment.guid')
    .execute()
}

/** Which of these applications are on an unpaid invoice that holds money. */
export async function listPartlyPaid(reader: Reader, applicationGuids: string[]): Promise<string[]> {
  if (applicationGuids.length === 0) return []
  const rows = await reader
    .selectFrom('invoiceLine')
    .innerJoin('invoice', 'invoice.guid', 'invoiceLine.invoiceGuid')
    .select('invoiceLine.applicationGuid')
    .where('invoiceLine.applicationGuid', 'in', applicationGuids)
    .where('invoiceLine.isOpen', '=', true)
    .where('invoice.status', '=', 'unpaid')
    .where(
      sql<boolean>`(
        select coalesce(sum(amount_kopecks), 0) from invoice_payment
        where invoice_payment.invoice_guid = invoice.guid and reversed_at is null
      ) > (
        select coalesce(sum(amount_kopecks), 0) from invoice_refund
        where invoice_refund.invoice_guid = invoice.guid and invoice_line_guid is null
      )`,
    )
    .execute()
  return rows.map(row => row.applicationGuid)
}

/** Takes a booking back; the invoice is locked. */
export async function reverseInvoicePaymentRow(
  tx: Tx,
  guid: string,
  change: { reversedBy: string; reversedAt: Date; reversalReason: string },
): Promise<void> {
  await tx.updateTable('invoicePayment').set(change).where('guid', '=', guid).execute()
}

export async function insertInvoiceRefund(
  tx: Tx,
  row: {
    invoiceGuid: string
    /** Null for money that pays for nobody. */
    invoiceLineGuid: string | null
    returnedOn: string
    paymentOrderNumber: string
    amountKopecks: bigint
    reason: string
    bookedBy: string
    bookedAt: Date
  },
): Promise<void> {
  await tx.insertInto('invoiceRefund').values(row).execute()
}

/** What was sent back from these invoices, the oldest first. */
export function listInvoiceRefunds(reader: Reader, invoiceGuids: string[]) {
  if (invoiceGuids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('invoiceRefund')
    .leftJoin('organiser as booker', 'booker.accountGuid', 'invoiceRefund.bookedBy')
    .selectAll('invoiceRefund')
    .select('booker.name as bookerName')
    .where('invoiceRefund.invoiceGuid', 'in', invoiceGuids)
    .orderBy('invoiceRefund.guid')
    .execute()
}
