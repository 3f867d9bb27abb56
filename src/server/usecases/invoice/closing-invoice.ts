import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type { OrganiserRole } from '#domain/access/organiser-role.ts'
import { roleFor } from '#server/organiser-acting.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readEdition } from '#server/persistence/edition-queries.ts'
import {
  findInvoice,
  type InvoiceRecord,
  listInvoiceLines,
  lockInvoice,
} from '#server/persistence/invoice-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { OrganiserActor, RequestFacts } from '#server/services.ts'
import type { Needs } from '#server/use-case.ts'
import type { TakenBy } from '../transition/apply-transition.ts'
import { presentForFinance } from './invoice-for-finance.ts'
import { invoiceNumber } from './present-invoice.ts'
import { lockRaiseOn, type RaiseOnInvoice } from './raise-on-invoice.ts'
import type { InvoiceNews } from './tell-of-invoice.ts'

export type InvoiceLine = Awaited<ReturnType<typeof listInvoiceLines>>[number]

/** An invoice with everybody on it, all locked. */
export type Closing = {
  tx: Tx
  invoice: Locked<InvoiceRecord>
  edition: EditionRow
  people: Locked<ParticipantRecord>[]
  lines: InvoiceLine[]
  /** The places that it is for, where it is for no participants. */
  raise: RaiseOnInvoice | null
  at: Date
}

/** Locks the people before their invoice, in the same order as issuing it, and passes both to the change. */
export async function closing(
  needs: Needs<'clock' | 'database'>,
  guid: string,
  change: (scene: Closing) => Promise<void>,
): Promise<InvoiceRow> {
  await needs.database.transaction().execute(async tx => {
    const known = await findInvoice(tx, guid)
    if (!known) refuse('not_found')
    // An invoice may be paid after the next edition has begun.
    const edition = await readEdition(tx, known.editionGuid)
    const lines = await listInvoiceLines(tx, [guid])
    const people = await lockParticipants(tx, {
      guids: lines.map(line => line.participantGuid),
      editionGuid: edition.guid,
    })
    const raise = await lockRaiseOn(tx, { invoiceGuid: guid, edition })
    const invoice = await lockInvoice(tx, guid)
    if (!invoice) refuse('not_found')
    await change({ tx, invoice, edition, people, lines, raise, at: needs.clock.now() })
  })
  const record = await findInvoice(needs.database, guid)
  return record ? presentForFinance(needs.database, record) : refuse('not_found')
}

export function newsOf(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  { tx, edition, people, lines, invoice }: Omit<Closing, 'raise'>,
): InvoiceNews {
  const amounts = new Map(lines.map(line => [line.applicationGuid, line.amountKopecks]))
  return { needs, tx, edition, people, amounts, invoice: { ...invoice, number: invoiceNumber(invoice) } }
}

/** The places of an invoice with what a message says of it; null for an invoice of participants. */
export function raiseOf({ raise, invoice }: Closing) {
  return raise && { ...raise, invoice: { ...invoice, number: invoiceNumber(invoice) } }
}

/** Finance acting on an invoice, for the tables and the log. */
export function byFinance(
  actor: OrganiserActor,
  { requestId }: RequestFacts,
  at: Date,
): TakenBy<'finance'> & { role: OrganiserRole } {
  return {
    as: 'finance',
    role: roleFor(actor, 'decide-payments'),
    actorGuid: actor.accountGuid,
    at,
    requestId,
  }
}
