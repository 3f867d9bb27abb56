import type { InvoiceRow } from '#contract/organizer-finance.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { decideInvoice } from '#domain/invoice/invoice-transitions.ts'
import { splitVatByLines, vatRateOn } from '#domain/payment/vat.ts'
import type { Tx } from '../../persistence/database.ts'
import { type EditionRow, readEdition } from '../../persistence/edition-queries.ts'
import {
  changeInvoice,
  findInvoice,
  type InvoiceRecord,
  insertAdvanceTaxInvoice,
  listInvoiceLines,
  lockInvoice,
  takeNumber,
} from '../../persistence/invoice-queries.ts'
import type { ParticipantRecord } from '../../persistence/participant-queries.ts'
import { lockParticipants } from '../../persistence/people-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { AccountActor, Actor, OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { permittedAmong } from '../participant/permitted-participants.ts'
import { movePayments } from '../payment/move-payments.ts'
import { invoiceNumber, presentInvoice } from './present-invoice.ts'
import { tellOfInvoice } from './tell-of-invoice.ts'
import { requireWholeInvoice } from './visible-invoice.ts'

type Closing = {
  tx: Tx
  invoice: InvoiceRecord
  edition: EditionRow
  people: ParticipantRecord[]
  lines: Awaited<ReturnType<typeof listInvoiceLines>>
  at: Date
}

/** Cancels an unpaid invoice: the people on it owe again, and are told. An account may cancel what it may have whole. */
export async function cancelInvoice(
  services: Services,
  actor: Actor,
  facts: RequestFacts,
  guid: string,
): Promise<InvoiceRow> {
  return closing(services, guid, async scene => {
    const { tx, invoice, people, at } = scene
    if (actor.kind === 'account') await requireWholeInvoice(tx, actor, invoice)
    const who = actor.kind === 'account' ? 'payer' : 'finance'
    const { to } = orRefuse(decideInvoice('cancel', { status: invoice.status, actor: who }))
    await changeInvoice(tx, guid, { status: to })
    await movePayments(
      tx,
      actor.kind === 'account' ? await withRoles(tx, actor, people) : withoutRoles(people),
      {
        action: 'cancelInvoice',
        as: who,
        at,
        actorGuid: actor.accountGuid,
        requestId: facts.requestId,
        reason: invoiceNumber(invoice),
      },
    )
    await tellOfInvoice(news(services, scene), 'cancelled', actor)
  })
}

const withoutRoles = (people: ParticipantRecord[]) => people.map(record => ({ record, role: null }))

/** As whom the account acts on each; the others on the invoice come along, as those of whoever pays. */
async function withRoles(tx: Tx, actor: AccountActor, people: ParticipantRecord[]) {
  const permitted = await permittedAmong(tx, actor, people, 'payment')
  return people.map(record => ({
    record,
    role: permitted.find(each => each.record.guid === record.guid)?.role ?? null,
  }))
}

/** Marks an invoice paid by a payment order; the advance tax invoice is issued in the same transaction (domain.md §2.3). */
export async function markInvoicePaid(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  guid: string,
  input: { paidOn: string; paymentOrderNumber: string },
): Promise<InvoiceRow> {
  return closing(services, guid, async scene => {
    const { tx, invoice, edition, people, lines, at } = scene
    const { to } = orRefuse(decideInvoice('markPaid', { status: invoice.status, actor: 'finance' }))
    const today = localDayAt(at.getTime(), edition.timeZone)
    if (input.paidOn > today || input.paidOn < invoice.issuedOn)
      refuse('value_invalid', { details: [{ field: 'paidOn', code: 'value_invalid' }] })
    await changeInvoice(tx, guid, { status: to, ...input })
    const rate = vatRateOn(input.paidOn)
    const percent = rate.ok ? rate.percent : BigInt(invoice.vatPercent)
    const split = splitVatByLines(
      lines.map(line => line.amountKopecks),
      percent,
    )
    const year = Number(today.slice(0, 4))
    await insertAdvanceTaxInvoice(tx, {
      invoiceGuid: guid,
      year,
      number: await takeNumber(tx, 'advanceTaxInvoiceNumber', year),
      issuedOn: today,
      vatPercent: Number(percent),
      vatKopecks: split.vat,
      lines: lines.map(({ guid }, index) => ({ guid, vatKopecks: split.lines[index]?.vat ?? 0n })),
    })
    await movePayments(tx, withoutRoles(people), {
      action: 'markPaid',
      as: 'finance',
      at,
      actorGuid: actor.accountGuid,
      requestId: facts.requestId,
      reason: input.paymentOrderNumber,
    })
    await tellOfInvoice(news(services, scene), 'paid')
  })
}

function news(services: Services, { tx, edition, people, lines, invoice }: Closing) {
  const amounts = new Map(lines.map(line => [line.applicationGuid, line.amountKopecks]))
  return { services, tx, edition, people, amounts, invoice: { ...invoice, number: invoiceNumber(invoice) } }
}

/** Locks the people before their invoice, the same order as when it is issued, and hands both to the change. */
async function closing(
  services: Services,
  guid: string,
  change: (scene: Closing) => Promise<void>,
): Promise<InvoiceRow> {
  await services.database.transaction().execute(async tx => {
    const known = await findInvoice(tx, guid)
    if (!known) refuse('not_found')
    // An invoice may be paid after the next edition has begun.
    const edition = await readEdition(tx, known.editionGuid)
    const lines = await listInvoiceLines(tx, [guid])
    const people = await lockParticipants(tx, {
      guids: lines.map(line => line.participantGuid),
      editionGuid: edition.guid,
    })
    const invoice = await lockInvoice(tx, guid)
    if (!invoice) refuse('not_found')
    await change({ tx, invoice, edition, people, lines, at: services.clock.now() })
  })
  const record = await findInvoice(services.database, guid)
  return record ? presentInvoice(services.database, record) : refuse('not_found')
}
