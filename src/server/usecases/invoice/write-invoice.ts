import { localDayAt } from '#domain/edition/calendar-date.ts'
import { orderByName } from '#domain/payment/invoice-order.ts'
import { splitVat, splitVatByLines, vatRateLater } from '#domain/payment/vat.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, vatRatesOf } from '#server/persistence/edition-queries.ts'
import {
  insertInvoice,
  type NewInvoice,
  type NewInvoiceLine,
  takeNumber,
} from '#server/persistence/invoice-queries.ts'
import { legalFactsOf } from '#server/persistence/legal-details-queries.ts'
import { offerVersionOf } from '../legal-details/legal-text.ts'
import { vatToday } from '../payment/vat-today.ts'
import { invoiceNumber } from './present-invoice.ts'

export type InvoiceFacts = Pick<
  NewInvoice,
  | 'issuedBy'
  | 'payerName'
  | 'payerInn'
  | 'payerForeignNumber'
  | 'payerKpp'
  | 'payerAddress'
  | 'documentsBy'
  | 'edoOperator'
  | 'edoId'
> & {
  lines: Omit<NewInvoiceLine, 'vatKopecks'>[]
  /** The sum of an invoice that has no lines of participants. */
  otherKopecks?: bigint
  /** ISO date; an invoice issued later is due on its own day. */
  dueOn: string
}

export type WrittenInvoice = {
  guid: string
  number: string
  dueOn: string
  totalKopecks: bigint
  vatKopecks: bigint
  vatPercent: number
  /** The rate of a later day on which it may be paid. */
  laterVatFrom: string | null
  laterVatPercent: number | null
  /** What each application owes on it, in kopecks. */
  amounts: ReadonlyMap<string, bigint>
}

/** Writes an invoice dated today with the next number of the year, the sum of its lines and today's VAT. */
export async function writeInvoice(
  tx: Tx,
  { edition, at, facts }: { edition: EditionRow; at: Date; facts: InvoiceFacts },
): Promise<WrittenInvoice> {
  const issuedOn = localDayAt(at.getTime(), edition.timeZone)
  const year = Number(issuedOn.slice(0, 4))
  const { percent } = vatToday(at, edition)
  const { otherKopecks, ...written } = facts
  const listed = orderByName(facts.lines)
  const { total, vat, lines } = splitVatByLines(
    otherKopecks === undefined ? listed.map(line => line.amountKopecks) : [otherKopecks],
    percent,
  )
  const dueOn = later(facts.dueOn, issuedOn)
  const next = vatRateLater({ after: issuedOn, until: dueOn }, vatRatesOf(edition))
  const rates = {
    vatPercent: Number(percent),
    laterVatFrom: next?.from ?? null,
    laterVatPercent: next && Number(next.percent),
  }
  const number = await takeNumber(tx, 'invoiceNumber', year)
  const guid = await insertInvoice(tx, {
    ...written,
    editionGuid: edition.guid,
    legalNumber: edition.legalNumber || null,
    year,
    number,
    issuedOn,
    dueOn,
    totalKopecks: total,
    vatKopecks: vat,
    ...rates,
    laterVatKopecks: next && splitVat(total, next.percent).vat,
    offerVersion: edition.operator ? offerVersionOf(legalFactsOf(edition)) : null,
    createdAt: at,
    lines: listed.map((line, index) => ({ ...line, vatKopecks: lines[index]?.vat ?? 0n })),
  })
  const amounts = new Map(facts.lines.map(line => [line.applicationGuid, line.amountKopecks]))
  const printed = invoiceNumber({ year, number })
  return { guid, number: printed, dueOn, totalKopecks: total, vatKopecks: vat, ...rates, amounts }
}

/** The later of two ISO dates. */
function later(left: string, right: string): string {
  return left.localeCompare(right) < 0 ? right : left
}
