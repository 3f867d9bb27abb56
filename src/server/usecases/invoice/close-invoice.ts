import type * as routes from '#contract/organiser-finance.ts'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type * as payment from '#contract/payment.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { splitVatByLines, vatRateOn } from '#domain/payment/vat.ts'
import { roleFor } from '#server/organiser-acting.ts'
import type { Tx } from '#server/persistence/database.ts'
import { type EditionRow, readEdition } from '#server/persistence/edition-queries.ts'
import {
  findInvoice,
  type InvoiceRecord,
  insertAdvanceTaxInvoice,
  listInvoiceLines,
  lockInvoice,
  takeNumber,
} from '#server/persistence/invoice-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Actor, RequestFacts } from '#server/services.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { permittedAmong } from '../participant/permitted-participants.ts'
import {
  applyTransition,
  applyTransitions,
  askTransition,
  type Moving,
  type TakenBy,
} from '../transition/apply-transition.ts'
import { invoiceMachine } from '../transition/invoice-machine.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { invoiceNumber, presentInvoice } from './present-invoice.ts'
import { type InvoiceNews, tellOfInvoice } from './tell-of-invoice.ts'
import { requireWholeInvoice } from './visible-invoice.ts'

type InvoiceLine = Awaited<ReturnType<typeof listInvoiceLines>>[number]

type Closing = {
  tx: Tx
  invoice: Locked<InvoiceRecord>
  edition: EditionRow
  people: Locked<ParticipantRecord>[]
  lines: InvoiceLine[]
  at: Date
}

/** Cancelled by the payer or by finance. */
type Cancelling =
  | CallOf<typeof payment.cancelInvoice, 'actor' | 'params' | 'facts'>
  | CallOf<typeof routes.voidInvoice, 'actor' | 'params' | 'facts'>

/** Cancels an unpaid invoice: its people owe again and are told. An account may cancel an invoice that it sees whole. */
export async function cancelInvoice(
  { actor, params: { guid }, facts }: Cancelling,
  needs: Needs<'clock' | 'config' | 'database' | 'jobs' | 'sealer'>,
): Promise<InvoiceRow> {
  return closing(needs, guid, async scene => {
    const { tx, invoice, people, at } = scene
    if (actor.kind === 'account') await requireWholeInvoice(tx, actor, invoice)
    const by = cancelledBy(actor, facts, at)
    await applyTransition(tx, invoiceMachine, 'cancel', invoice, {
      by,
      effects: {
        'release-people': async () =>
          applyTransitions(tx, paymentMachine, 'cancelInvoice', await withRoles(tx, actor, people), {
            by,
            reason: invoiceNumber(invoice),
          }),
        'notify-cancelled': () => tellOfInvoice(news(needs, scene), 'cancelled', actor),
      },
    })
  })
}

function cancelledBy(actor: Actor, { requestId }: RequestFacts, at: Date): TakenBy<'payer' | 'finance'> {
  const common = { actorGuid: actor.accountGuid, at, requestId }
  if (actor.kind === 'account') return { ...common, as: 'payer', role: 'payer' }
  return { ...common, as: 'finance', role: roleFor(actor, 'decide-payments') }
}

/** The role in which the account acts for each person; others on the invoice are logged under the payer's. */
async function withRoles(
  tx: Tx,
  actor: Actor,
  people: readonly Locked<ParticipantRecord>[],
): Promise<Moving<ParticipantRecord>[]> {
  if (actor.kind !== 'account') return people.map(record => ({ record }))
  const permitted = await permittedAmong(tx, actor, { records: people, concern: 'payment' })
  const roles = new Map(permitted.map(({ record, role }) => [record.guid, role]))
  return people.map(record => ({ record, role: roles.get(record.guid) ?? 'payer' }))
}

/** Marks an invoice paid by a payment order; the advance tax invoice is issued in the same transaction (domain.md §2.3). */
export const markInvoicePaid: UseCase<
  typeof routes.markInvoicePaid,
  'clock' | 'config' | 'database' | 'jobs' | 'sealer'
> = async ({ actor, params: { guid }, body: input, facts }, needs) => {
  return closing(needs, guid, async scene => {
    const { tx, invoice, edition, people, lines, at } = scene
    askTransition(invoiceMachine, 'markPaid', invoice, 'finance')
    const today = localDayAt(at.getTime(), edition.timeZone)
    if (input.paidOn > today || input.paidOn < invoice.issuedOn)
      refuse('value_invalid', { details: [{ field: 'paidOn', code: 'value_invalid' }] })
    const by = {
      as: 'finance',
      role: roleFor(actor, 'decide-payments'),
      actorGuid: actor.accountGuid,
      at,
      requestId: facts.requestId,
    } as const
    await applyTransition(tx, invoiceMachine, 'markPaid', invoice, {
      by,
      reason: input.paymentOrderNumber,
      change: input,
      effects: {
        'advance-tax-invoice': () =>
          issueAdvanceTaxInvoice(tx, { invoice, lines, paidOn: input.paidOn, today }),
        'mark-people-paid': () =>
          applyTransitions(
            tx,
            paymentMachine,
            'markPaid',
            people.map(record => ({ record })),
            { by, reason: input.paymentOrderNumber },
          ),
        'notify-paid': () => tellOfInvoice(news(needs, scene), 'paid'),
      },
    })
  })
}

/** At the rate of the day on which the money was received, with the next number of this year. */
async function issueAdvanceTaxInvoice(
  tx: Tx,
  {
    invoice,
    lines,
    paidOn,
    today,
  }: { invoice: InvoiceRecord; lines: InvoiceLine[]; paidOn: string; today: string },
): Promise<void> {
  const rate = vatRateOn(paidOn)
  const percent = rate.ok ? rate.percent : BigInt(invoice.vatPercent)
  const split = splitVatByLines(
    lines.map(line => line.amountKopecks),
    percent,
  )
  const year = Number(today.slice(0, 4))
  await insertAdvanceTaxInvoice(tx, {
    invoiceGuid: invoice.guid,
    year,
    number: await takeNumber(tx, 'advanceTaxInvoiceNumber', year),
    issuedOn: today,
    vatPercent: Number(percent),
    vatKopecks: split.vat,
    lines: lines.map(({ guid }, index) => ({ guid, vatKopecks: split.lines[index]?.vat ?? 0n })),
  })
}

function news(
  needs: Needs<'clock' | 'config' | 'jobs' | 'sealer'>,
  { tx, edition, people, lines, invoice }: Closing,
): InvoiceNews {
  const amounts = new Map(lines.map(line => [line.applicationGuid, line.amountKopecks]))
  return { needs, tx, edition, people, amounts, invoice: { ...invoice, number: invoiceNumber(invoice) } }
}

/** Locks the people before their invoice, in the same order as issuing it, and passes both to the change. */
async function closing(
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
    const invoice = await lockInvoice(tx, guid)
    if (!invoice) refuse('not_found')
    await change({ tx, invoice, edition, people, lines, at: needs.clock.now() })
  })
  const record = await findInvoice(needs.database, guid)
  return record ? presentInvoice(needs.database, record) : refuse('not_found')
}
