import type { IsoDate } from '#domain/edition/calendar-date.ts'
import type { InvoiceStatus } from '#domain/invoice/invoice-transitions.ts'
import { type DocumentLocale, formatShortDate, formatSum } from './document-format.ts'
import type { DocumentBuyer, DocumentSeller } from './parties.ts'

export interface InvoiceLine {
  /** What is sold, in the document's language. */
  description: string
  /** Full name of the participant; null for a line without one. */
  participant: string | null
  /** Whole kopecks, VAT included. */
  amount: bigint
}

/** Everything printed on an invoice: forum texts in the document's language, names as in official papers. */
export interface InvoiceDocument {
  locale: DocumentLocale
  number: string
  date: IsoDate
  /** Last day of validity. */
  payUntil: IsoDate | null
  status: InvoiceStatus
  /** Day on which it was paid or cancelled. */
  statusDate: IsoDate | null
  /** Name of the forum, for the letterhead. */
  forumName: string
  /** Dates and place of the forum, for the letterhead. */
  forumPlace: string
  /** What is paid for, in Russian and in the accusative after «за»: `участие в форуме «…»`. */
  purposeSubject: string
  /** Offer or contract: `Договор-оферта от 1 сентября 2025 г.` */
  basis: string
  seller: DocumentSeller
  buyer: DocumentBuyer
  /** The provider through which the payer wants the signed originals; null is by post. */
  edoOperator: string | null
  /** At least one. */
  lines: InvoiceLine[]
  /** Taken from the books of the day of issue; the document calculates nothing. */
  total: bigint
  vat: bigint
  /** Whole per cent; null for a seller who pays no VAT. */
  vatPercent: bigint | null
  /** The rate of a later day on which it may be paid: a prepayment is taxed by the day it comes. */
  laterVat?: { from: IsoDate; percent: bigint; vat: bigint } | null
}

/** A payment order has room for 210 characters of purpose. */
const longestPurpose = 210

/** The suggested purpose of the payment; always in Russian, because it goes into a Russian payment order. */
export function paymentPurpose(
  invoice: Pick<InvoiceDocument, 'number' | 'date' | 'purposeSubject' | 'vatPercent' | 'vat'>,
): string {
  const sum = formatSum(invoice.vat, 'ru').replace(/\s/g, '')
  return purposeWith(
    invoice,
    invoice.vatPercent === null ? 'НДС не облагается.' : `В т.ч. НДС (${invoice.vatPercent}%) ${sum} руб.`,
  )
}

/** The purpose for the QR code, which is read on any day: where two rates may hold it names neither. */
export function qrPurpose(invoice: InvoiceDocument): string {
  return invoice.laterVat
    ? purposeWith(invoice, 'В т.ч. НДС по ставке на день оплаты.')
    : paymentPurpose(invoice)
}

function purposeWith(
  invoice: Pick<InvoiceDocument, 'number' | 'date' | 'purposeSubject'>,
  tax: string,
): string {
  const start = `Оплата по счету N ${invoice.number} от ${formatShortDate(invoice.date)}`
  // Shorten the subject first: the number is needed to match the payment, the tax to deduct it.
  const room = longestPurpose - start.length - tax.length - 6
  const subject = invoice.purposeSubject.slice(0, Math.max(room, 0)).trim()
  return `${start}${subject === '' ? '' : ` за ${subject}`}. ${tax}`
}
