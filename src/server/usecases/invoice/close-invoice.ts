import type { InvoiceRow } from '#contract/organizer-finance.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { decideInvoice } from '#domain/invoice/invoice-transitions.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { splitVat, vatRateOn } from '#domain/payment/vat.ts'
import type { Tx } from '../../persistence/database.ts'
import { type EditionRow, readCurrentEdition } from '../../persistence/edition-queries.ts'
import {
  changeInvoice,
  findInvoice,
  type InvoiceRecord,
  insertAdvanceTaxInvoice,
  listInvoiceLines,
  lockInvoice,
  takeNumber,
} from '../../persistence/invoice-queries.ts'
import { lockParticipant, type ParticipantRecord } from '../../persistence/participant-queries.ts'
import { orRefuse, refuse } from '../../refuse.ts'
import type { Actor, OrganiserActor, RequestFacts, Services } from '../../services.ts'
import { notifyParticipant } from '../message/notify-participant.ts'
import { movePayment } from '../payment/move-payment.ts'
import { invoiceNumber, presentInvoice } from './present-invoice.ts'

type Closing = { tx: Tx; invoice: InvoiceRecord; edition: EditionRow; people: ParticipantRecord[]; at: Date }

/** Cancels an unpaid invoice: the people on it owe again. An account may cancel what it issued itself. */
export async function cancelInvoice(
  services: Services,
  actor: Actor,
  facts: RequestFacts,
  guid: string,
): Promise<InvoiceRow> {
  return closing(services, guid, async ({ tx, invoice, people, at }) => {
    if (actor.kind === 'account' && invoice.issuedBy !== actor.accountGuid) refuse('not_found')
    const who = actor.kind === 'account' ? 'payer' : 'finance'
    const { to } = orRefuse(decideInvoice('cancel', { status: invoice.status, actor: who }))
    await changeInvoice(tx, guid, { status: to })
    for (const record of people)
      await movePayment(tx, record, {
        action: 'cancelInvoice',
        as: who,
        at,
        actorGuid: actor.accountGuid,
        requestId: facts.requestId,
        reason: invoiceNumber(invoice),
      })
  })
}

/** Marks an invoice paid by a payment order; the advance tax invoice is issued in the same transaction (domain.md §2.3). */
export async function markInvoicePaid(
  services: Services,
  actor: OrganiserActor,
  facts: RequestFacts,
  guid: string,
  input: { paidOn: string; paymentOrderNumber: string },
): Promise<InvoiceRow> {
  return closing(services, guid, async ({ tx, invoice, edition, people, at }) => {
    const { to } = orRefuse(decideInvoice('markPaid', { status: invoice.status, actor: 'finance' }))
    const today = localDayAt(at.getTime(), edition.timeZone)
    if (input.paidOn > today || input.paidOn < invoice.issuedOn)
      refuse('value_invalid', { details: [{ field: 'paidOn', code: 'value_invalid' }] })
    await changeInvoice(tx, guid, { status: to, ...input })
    const rate = vatRateOn(input.paidOn)
    const percent = rate.ok ? rate.percent : BigInt(invoice.vatPercent)
    const year = Number(today.slice(0, 4))
    await insertAdvanceTaxInvoice(tx, {
      invoiceGuid: guid,
      year,
      number: await takeNumber(tx, 'advanceTaxInvoiceNumber', year),
      issuedOn: today,
      vatPercent: Number(percent),
      vatKopecks: splitVat(invoice.totalKopecks, percent).vat,
    })
    for (const record of people) {
      await movePayment(tx, record, {
        action: 'markPaid',
        as: 'finance',
        at,
        actorGuid: actor.accountGuid,
        requestId: facts.requestId,
        reason: input.paymentOrderNumber,
      })
      await notifyParticipant(services, tx, 'payment_invoice_paid', record, edition, {
        number: invoiceNumber(invoice),
        amount: formatMoney(invoice.totalKopecks, record.locale),
      })
    }
  })
}

/** Locks the people before their invoice, the same order as when it is issued, and hands both to the change. */
async function closing(
  services: Services,
  guid: string,
  change: (scene: Closing) => Promise<void>,
): Promise<InvoiceRow> {
  await services.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const lines = await listInvoiceLines(tx, [guid])
    const people: ParticipantRecord[] = []
    for (const participantGuid of lines.map(line => line.participantGuid).sort()) {
      const record = await lockParticipant(tx, { guid: participantGuid, editionGuid: edition.guid })
      if (record) people.push(record)
    }
    const invoice = await lockInvoice(tx, guid)
    if (!invoice) refuse('not_found')
    await change({ tx, invoice, edition, people, at: services.clock.now() })
  })
  const record = await findInvoice(services.database, guid)
  return record ? presentInvoice(services.database, record) : refuse('not_found')
}
