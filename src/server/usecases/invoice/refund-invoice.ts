import type * as routes from '#contract/organiser-finance.ts'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import { spareOn } from '#domain/invoice/invoice-sums.ts'
import { decidePayment } from '#domain/payment/payment-transitions.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readEdition } from '#server/persistence/edition-queries.ts'
import {
  insertInvoiceRefund,
  listInvoicePayments,
  refundOrderOnce,
} from '#server/persistence/invoice-payment-queries.ts'
import { findInvoice, listInvoiceLines, lockInvoice } from '#server/persistence/invoice-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { noteRefundRequest } from '#server/persistence/payment-refund-queries.ts'
import { lockParticipants } from '#server/persistence/people-queries.ts'
import {
  endPlacesOf,
  findInvoicePlaceHolder,
  lockPaidInvoiceLine,
  markInvoiceLineRefunded,
} from '#server/persistence/replacement-queries.ts'
import { refuse } from '#server/refuse.ts'
import { requireDay } from '#server/require-day.ts'
import type { RequestFacts } from '#server/services.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { byFinance, type Closing, newsOf } from './closing-invoice.ts'
import { presentForFinance, sumsOf } from './invoice-for-finance.ts'
import { tellOfRefund } from './tell-of-invoice-money.ts'

type Body = {
  lineGuid?: string | undefined
  returnedOn: string
  paymentOrderNumber: string
  amountKopecks: string
  reason: string
}

/** The invoice with everybody on it and whoever holds the place that is refunded. */
type Refunding = Omit<Closing, 'raise'> & {
  /** Whom the money counts for. */
  holder: Locked<ParticipantRecord> | null
  line: Closing['lines'][number] | null
  /** Somebody was given the place, whether it counts for them already or not. */
  isGiven: boolean
}

/**
 * Books money that the forum has sent back to the payer of an invoice by the bank. One person's part ends their place as a card refund does; without a
 * person it is money that pays for nobody: a part, too much, or what came for a cancelled invoice (decision 074).
 */
export const refundInvoice: UseCase<
  typeof routes.refundInvoice,
  'clock' | 'config' | 'database' | 'sealer'
> = (call, needs) => refundUnless(() => false, call, needs)

/** The same for money of a given place, while nobody has the place. */
export const refundFreePlace: UseCase<
  typeof routes.refundInvoice,
  'clock' | 'config' | 'database' | 'sealer'
> = (call, needs) => refundUnless(({ isGiven }) => isGiven, call, needs)

async function refundUnless(
  isForbidden: (scene: Refunding) => boolean,
  {
    actor,
    params: { guid },
    body,
    facts,
  }: CallOf<typeof routes.refundInvoice, 'actor' | 'params' | 'body' | 'facts'>,
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
): Promise<InvoiceRow> {
  await needs.database.transaction().execute(async tx => {
    const scene = await lockRefunding(needs, tx, { guid, lineGuid: body.lineGuid ?? null })
    const { invoice, line, at } = scene
    const by = byFinance(actor, facts, at)
    if (isForbidden(scene)) refuse('state_forbids')
    await refuseUnfit(scene, body, facts.locale)
    await insertOnce(tx, {
      invoiceGuid: guid,
      invoiceLineGuid: line?.guid ?? null,
      returnedOn: body.returnedOn,
      paymentOrderNumber: body.paymentOrderNumber,
      amountKopecks: BigInt(body.amountKopecks),
      reason: body.reason,
      bookedBy: actor.accountGuid,
      bookedAt: at,
    })
    const tellAll = (record: ParticipantRecord | null) =>
      tellOfRefund(newsOf(needs, scene), record, {
        amount: BigInt(body.amountKopecks),
        returnedOn: body.returnedOn,
        paymentOrderNumber: body.paymentOrderNumber,
        payerName: invoice.payerName,
      })
    if (line) return endPlace(scene, { by, reason: body.reason, tellAll })
    await recordAudit(tx, {
      at,
      actorGuid: by.actorGuid,
      actorRole: by.role,
      subjectKind: 'invoice',
      subjectGuid: guid,
      action: 'refundInvoice',
      fromValue: body.amountKopecks,
      reason: body.reason,
      requestId: facts.requestId,
    })
    await tellAll(null)
  })
  const record = await findInvoice(needs.database, guid)
  return record ? presentForFinance(needs.database, record) : refuse('not_found')
}

/** People first, then the invoice, then the line: the order of everything that moves its money. */
async function lockRefunding(
  needs: Needs<'clock'>,
  tx: Tx,
  { guid, lineGuid }: { guid: string; lineGuid: string | null },
): Promise<Refunding> {
  const known = (await findInvoice(tx, guid)) ?? refuse('not_found')
  const edition = await readEdition(tx, known.editionGuid)
  const lines = await listInvoiceLines(tx, [guid])
  const line = lineGuid === null ? null : (lines.find(each => each.guid === lineGuid) ?? refuse('not_found'))
  const place = line && (await findInvoicePlaceHolder(tx, line.guid))
  const records = await lockParticipants(tx, {
    guids: [...lines.map(each => each.participantGuid), ...(place ? [place.participantGuid] : [])],
    editionGuid: edition.guid,
  })
  const invoice = (await lockInvoice(tx, guid)) ?? refuse('not_found')
  const standing = line && (await findInvoicePlaceHolder(tx, line.guid))
  // Somebody has taken the place since: locking them now would break the order.
  if (standing && standing.participantGuid !== place?.participantGuid) refuse('changed_meanwhile')
  const people = records.filter(record => lines.some(each => each.participantGuid === record.guid))
  const holderGuid = standing
    ? standing.settledAt
      ? standing.participantGuid
      : null
    : (line?.participantGuid ?? null)
  const holder = records.find(record => record.guid === holderGuid) ?? null
  const isGiven = standing !== null && standing !== undefined
  return { tx, invoice, edition, people, lines, line, holder, isGiven, at: needs.clock.now() }
}

async function refuseUnfit(
  { tx, invoice, edition, line, at }: Refunding,
  body: Body,
  locale: RequestFacts['locale'],
): Promise<void> {
  const paidLine = line && (await lockPaidInvoiceLine(tx, line.guid))
  if (line && !paidLine) refuse('state_forbids')
  const most = paidLine ? paidLine.amountKopecks : spareOn(sumsOf(invoice))
  if (most === 0n) refuse('state_forbids')
  if (BigInt(body.amountKopecks) > most)
    refuse('sum_too_large', { details: [{ field: 'amountKopecks', code: 'sum_too_large' }] })
  const [first] = await listInvoicePayments(tx, [invoice.guid])
  const from = first?.receivedOn ?? invoice.issuedOn
  requireDay({ field: 'returnedOn', day: body.returnedOn, from, at, timeZone: edition.timeZone, locale })
}

async function insertOnce(tx: Tx, row: Parameters<typeof insertInvoiceRefund>[1]): Promise<void> {
  try {
    await insertInvoiceRefund(tx, row)
  } catch (error) {
    if (!breaks(error, refundOrderOnce)) throw error
    refuse('payment_order_booked', {
      details: [{ field: 'paymentOrderNumber', code: 'payment_order_booked' }],
    })
  }
}

/** The money counts for nobody any more, and a request for it is done. */
async function endPlace(
  { tx, line, holder, people, at }: Refunding,
  {
    by,
    reason,
    tellAll,
  }: {
    by: ReturnType<typeof byFinance>
    reason: string
    tellAll: (record: ParticipantRecord | null) => Promise<void>
  },
): Promise<void> {
  if (!line) return
  await markInvoiceLineRefunded(tx, line.guid, at)
  await endPlacesOf(tx, { invoiceLineGuid: line.guid, cardPaymentLineGuid: null }, at)
  const person = people.find(record => record.guid === line.participantGuid) ?? null
  if (holder && decidePayment('recordRefund', { status: holder.payment, actor: 'finance' }).ok) {
    await applyTransition(tx, paymentMachine, 'recordRefund', holder, {
      by,
      reason,
      effects: { 'notify-refunded': () => tellAll(holder) },
    })
    await noteRefundRequest(tx, holder.applicationGuid, { askedAt: null, reason: null })
    return
  }
  await recordAudit(tx, {
    at,
    actorGuid: by.actorGuid,
    actorRole: by.role,
    subjectKind: 'payment',
    subjectGuid: line.applicationGuid,
    action: 'refundInvoiceLine',
    reason,
    ...(by.requestId && { requestId: by.requestId }),
  })
  await tellAll(person)
}
