import type * as routes from '#contract/organiser-finance.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { missingOn } from '#domain/invoice/invoice-sums.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import type { Tx } from '#server/persistence/database.ts'
import {
  insertInvoicePayment,
  listInvoicePayments,
  paymentOrderOnce,
} from '#server/persistence/invoice-payment-queries.ts'
import { refuse } from '#server/refuse.ts'
import { requireDay } from '#server/require-day.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { applyTransition, applyTransitions, askTransition } from '../transition/apply-transition.ts'
import { invoiceMachine } from '../transition/invoice-machine.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { byFinance, type Closing, closing, newsOf, raiseOf } from './closing-invoice.ts'
import { sumsOf } from './invoice-for-finance.ts'
import { issueAdvances } from './issue-advances.ts'
import { payRaise, tellOfRaisePart } from './raise-on-invoice.ts'
import { tellOfInvoice } from './tell-of-invoice.ts'
import { tellOfPart } from './tell-of-invoice-money.ts'

/**
 * Books what a payment order brought, and issues its advance tax invoice in the same transaction (domain.md §2.3). Once the booked sums cover the invoice
 * it is paid; a lesser sum leaves it open for the rest, and what is too much is kept to be sent back (decision 074).
 */
export const markInvoicePaid: UseCase<
  typeof routes.markInvoicePaid,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body, facts }, needs) => {
  return closing(needs, guid, async scene => {
    const { tx, invoice, edition, at } = scene
    askTransition(invoiceMachine, 'markPaid', invoice, 'finance')
    const today = localDayAt(at.getTime(), edition.timeZone)
    const { timeZone } = edition
    requireDay({
      field: 'paidOn',
      day: body.paidOn,
      from: invoice.issuedOn,
      at,
      timeZone,
      locale: facts.locale,
    })
    const missing = missingOn(sumsOf(invoice))
    const booked = { ...body, amountKopecks: body.amountKopecks ? BigInt(body.amountKopecks) : missing }
    const by = byFinance(actor, facts, at)
    await insertOnce(tx, {
      invoiceGuid: guid,
      receivedOn: booked.paidOn,
      paymentOrderNumber: booked.paymentOrderNumber,
      amountKopecks: booked.amountKopecks,
      bookedBy: actor.accountGuid,
      bookedAt: at,
    })
    await issueAdvances(tx, { invoice, lines: scene.lines, edition, today })
    if (booked.amountKopecks >= missing) return pay(needs, scene, { by, today })
    await recordAudit(tx, {
      at,
      actorGuid: by.actorGuid,
      actorRole: by.role,
      subjectKind: 'invoice',
      subjectGuid: guid,
      action: 'bookInvoicePayment',
      toValue: booked.amountKopecks.toString(),
      reason: booked.paymentOrderNumber,
      requestId: facts.requestId,
    })
    const sums = { received: booked.amountKopecks, missing: missing - booked.amountKopecks }
    const raise = raiseOf(scene)
    if (raise) await tellOfRaisePart({ needs, tx, edition }, raise, sums)
    else await tellOfPart(newsOf(needs, scene), sums)
  })
}

async function insertOnce(tx: Tx, row: Parameters<typeof insertInvoicePayment>[1]): Promise<void> {
  try {
    await insertInvoicePayment(tx, row)
  } catch (error) {
    if (!breaks(error, paymentOrderOnce)) throw error
    refuse('payment_order_booked', {
      details: [{ field: 'paymentOrderNumber', code: 'payment_order_booked' }],
    })
  }
}

/** With the last order's day, which is the day of the whole sum, and the numbers of all orders. */
async function pay(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  scene: Closing,
  { by, today }: { by: ReturnType<typeof byFinance>; today: string },
): Promise<void> {
  const { tx, invoice, people, edition } = scene
  const raise = raiseOf(scene)
  const orders = await standingPayments(tx, invoice.guid)
  const paidOn =
    orders
      .map(order => order.receivedOn)
      .sort()
      .at(-1) ?? today
  const paymentOrderNumber = [...new Set(orders.map(order => order.paymentOrderNumber))].join(', ')
  await applyTransition(tx, invoiceMachine, 'markPaid', invoice, {
    by,
    reason: paymentOrderNumber,
    change: { paidOn, paymentOrderNumber },
    effects: {
      'mark-people-paid': () =>
        raise
          ? payRaise({ needs, tx, edition }, raise, by)
          : applyTransitions(
              tx,
              paymentMachine,
              'markPaid',
              people.map(record => ({ record })),
              { by, reason: paymentOrderNumber },
            ),
      'notify-paid': async () => raise ?? tellOfInvoice(newsOf(needs, scene), 'paid'),
    },
  })
}

async function standingPayments(tx: Tx, guid: string) {
  const orders = await listInvoicePayments(tx, [guid])
  return orders.filter(order => order.reversedAt === null)
}
