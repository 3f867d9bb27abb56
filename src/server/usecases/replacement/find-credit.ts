import { type CreditFacts, mayReplace, mayUseCredit } from '#domain/group/replacement.ts'
import {
  findChargedLine,
  lockCardPaymentLine,
  readCardPaymentLine,
} from '#server/persistence/card-payment-line-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import {
  type CreditSource,
  findNewestFrom,
  findPaidInvoiceLine,
  findReplacementOf,
  findStandingFor,
  lockPaidInvoiceLine,
  readPaidInvoiceLine,
} from '#server/persistence/replacement-queries.ts'

/** Money paid for a place; `throughPlace` when it was itself taken over with one. */
export type Credit = { source: CreditSource; amountKopecks: bigint; throughPlace: string | null }

type Owner = Pick<ParticipantRecord, 'applicationGuid' | 'status' | 'security' | 'payment'>

/**
 * The money that another person may take over from this one, locked until the transaction ends: of somebody approved and paid for, or of a place
 * given away before whose new person dropped out. Null where there is none, or somebody else has it.
 */
export async function lockCredit(tx: Tx, owner: Owner): Promise<Credit | null> {
  const found = await findSource(tx, owner)
  if (!found) return null
  const line = await lockLine(tx, found.source)
  if (!line) return null
  const standing = await findStandingFor(tx, found.source)
  const taken = standing !== undefined && standing.guid !== found.throughPlace
  return mayUseCredit({ ...line, taken }) ? { ...found, amountKopecks: line.amountKopecks } : null
}

async function findSource(reader: Reader, owner: Owner): Promise<Omit<Credit, 'amountKopecks'> | null> {
  if (!mayReplace(owner)) {
    const place = await findNewestFrom(reader, owner.applicationGuid)
    return place?.endedBecause === 'released' ? { source: sourceOf(place), throughPlace: null } : null
  }
  const place = await findReplacementOf(reader, owner.applicationGuid)
  if (place?.settledAt && !place.endedAt) return { source: sourceOf(place), throughPlace: place.guid }
  const charged = await findChargedLine(reader, owner.applicationGuid)
  if (charged) return { source: byCard(charged.guid), throughPlace: null }
  const invoiced = await findPaidInvoiceLine(reader, owner.applicationGuid)
  return invoiced ? { source: byInvoice(invoiced.guid), throughPlace: null } : null
}

const byCard = (guid: string): CreditSource => ({ invoiceLineGuid: null, cardPaymentLineGuid: guid })
const byInvoice = (guid: string): CreditSource => ({ invoiceLineGuid: guid, cardPaymentLineGuid: null })

/** Where a place's money comes from; a CHECK allows exactly one of the two. */
export function sourceOf(place: {
  invoiceLineGuid: string | null
  cardPaymentLineGuid: string | null
}): CreditSource {
  if (place.invoiceLineGuid !== null) return byInvoice(place.invoiceLineGuid)
  return byCard(place.cardPaymentLineGuid ?? '')
}

/** What is known about a place's money, without who uses it. */
export type LineFacts = Omit<CreditFacts, 'taken'> & { amountKopecks: bigint }

/** Locks the line until the transaction ends and returns whether its money is still here. */
export async function lockLine(tx: Tx, source: CreditSource): Promise<LineFacts | null> {
  return source.invoiceLineGuid === null
    ? cardFacts(await lockCardPaymentLine(tx, source.cardPaymentLineGuid))
    : invoiceFacts(await lockPaidInvoiceLine(tx, source.invoiceLineGuid))
}

/** Like `lockLine`, without the lock. */
export async function readLine(reader: Reader, source: CreditSource): Promise<LineFacts | null> {
  return source.invoiceLineGuid === null
    ? cardFacts(await readCardPaymentLine(reader, source.cardPaymentLineGuid))
    : invoiceFacts(await readPaidInvoiceLine(reader, source.invoiceLineGuid))
}

function cardFacts(line: Awaited<ReturnType<typeof readCardPaymentLine>>): LineFacts | null {
  if (!line) return null
  return {
    held: line.state === 'charged',
    asked: line.refundAskedAt !== null || line.refundWantedAt !== null,
    amountKopecks: line.capturedKopecks ?? line.amountKopecks,
  }
}

function invoiceFacts(line: Awaited<ReturnType<typeof readPaidInvoiceLine>>): LineFacts | null {
  return line ? { held: true, asked: false, amountKopecks: line.amountKopecks } : null
}
