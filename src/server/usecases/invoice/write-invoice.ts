import { localDayAt } from '#domain/edition/calendar-date.ts'
import { splitVatByLines } from '#domain/payment/vat.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import {
  insertInvoice,
  type NewInvoice,
  type NewInvoiceLine,
  takeNumber,
} from '#server/persistence/invoice-queries.ts'
import { vatToday } from '../payment/vat-today.ts'
import { invoiceNumber } from './present-invoice.ts'

export type InvoiceFacts = Pick<
  NewInvoice,
  'issuedBy' | 'payerName' | 'payerInn' | 'payerKpp' | 'payerAddress'
> & {
  lines: Omit<NewInvoiceLine, 'vatKopecks'>[]
  /** ISO date; an invoice issued later is due on its own day. */
  dueOn: string
}

export type WrittenInvoice = {
  guid: string
  number: string
  dueOn: string
  totalKopecks: bigint
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
  const { percent } = vatToday(at, edition.timeZone)
  const { total, vat, lines } = splitVatByLines(
    facts.lines.map(line => line.amountKopecks),
    percent,
  )
  const dueOn = later(facts.dueOn, issuedOn)
  const number = await takeNumber(tx, 'invoiceNumber', year)
  const guid = await insertInvoice(tx, {
    ...facts,
    editionGuid: edition.guid,
    legalNumber: edition.legalNumber || null,
    year,
    number,
    issuedOn,
    dueOn,
    totalKopecks: total,
    vatKopecks: vat,
    vatPercent: Number(percent),
    createdAt: at,
    lines: facts.lines.map((line, index) => ({ ...line, vatKopecks: lines[index]?.vat ?? 0n })),
  })
  const amounts = new Map(facts.lines.map(line => [line.applicationGuid, line.amountKopecks]))
  return { guid, number: invoiceNumber({ year, number }), dueOn, totalKopecks: total, amounts }
}

/** The later of two ISO dates. */
function later(left: string, right: string): string {
  return left.localeCompare(right) < 0 ? right : left
}
