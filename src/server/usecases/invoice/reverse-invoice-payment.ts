import type * as routes from '#contract/organiser-finance.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { missingOn } from '#domain/invoice/invoice-sums.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { findClosing } from '#server/persistence/closing-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import {
  listInvoicePayments,
  listInvoiceRefunds,
  reverseInvoicePaymentRow,
} from '#server/persistence/invoice-payment-queries.ts'
import { lockInvoice } from '#server/persistence/invoice-queries.ts'
import { noteRefundRequest } from '#server/persistence/payment-refund-queries.ts'
import { listPlacesOf } from '#server/persistence/replacement-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { applyTransition, applyTransitions } from '../transition/apply-transition.ts'
import { invoiceMachine } from '../transition/invoice-machine.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { byFinance, type Closing, closing, newsOf, raiseOf } from './closing-invoice.ts'
import { sumsOf } from './invoice-for-finance.ts'
import { renewAdvances } from './issue-advances.ts'
import { unpayRaise } from './raise-on-invoice.ts'
import { tellOfInvoice } from './tell-of-invoice.ts'

/**
 * Takes back a booking made by mistake: it stays in the books with who, when and why. An invoice that is not covered any more waits for its money
 * again, and so do its people. Refused once money was sent back, a place was given to somebody else or closing papers were issued: what was booked has been used by then.
 */
export const reverseInvoicePayment: UseCase<
  typeof routes.reverseInvoicePayment,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid, paymentGuid }, body: { reason }, facts }, needs) => {
  return closing(needs, guid, async scene => {
    const { tx, invoice, lines, edition, at } = scene
    const booked = (await listInvoicePayments(tx, [guid])).find(each => each.guid === paymentGuid)
    if (!booked) refuse('not_found')
    if (booked.reversedAt || (await isUsed(scene))) refuse('state_forbids')
    const by = byFinance(actor, facts, at)
    await reverseInvoicePaymentRow(tx, paymentGuid, {
      reversedBy: actor.accountGuid,
      reversedAt: at,
      reversalReason: reason,
    })
    await recordAudit(tx, {
      at,
      actorGuid: by.actorGuid,
      actorRole: by.role,
      subjectKind: 'invoice',
      subjectGuid: guid,
      action: 'reverseInvoicePayment',
      fromValue: booked.amountKopecks.toString(),
      reason,
      requestId: facts.requestId,
    })
    const today = localDayAt(at.getTime(), edition.timeZone)
    await renewAdvances(tx, { invoice, lines, edition, today, at })
    if (invoice.status === 'paid' && !(await isCovered(tx, guid))) await reopen(needs, scene, { by, reason })
  })
}

/** Money that was sent back, or pays for somebody who took a place, cannot be undone by a booking. */
async function isUsed({ tx, invoice, lines }: Closing): Promise<boolean> {
  if ((await listInvoiceRefunds(tx, [invoice.guid])).length > 0) return true
  // The act and the tax invoice of the forum name this money.
  if (await findClosing(tx, invoice.guid)) return true
  return (await listPlacesOf(tx, { invoiceLineGuids: lines.map(line => line.guid) })).length > 0
}

async function isCovered(tx: Tx, guid: string): Promise<boolean> {
  const invoice = (await lockInvoice(tx, guid)) ?? refuse('not_found')
  return missingOn({ ...sumsOf(invoice), status: 'unpaid' }) === 0n
}

async function reopen(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  scene: Closing,
  { by, reason }: { by: ReturnType<typeof byFinance>; reason: string },
): Promise<void> {
  const { tx, invoice, people, edition } = scene
  const raise = raiseOf(scene)
  await applyTransition(tx, invoiceMachine, 'unmarkPaid', invoice, {
    by,
    reason,
    change: { paidOn: null, paymentOrderNumber: null },
    effects: {
      async 'people-wait-again'() {
        if (raise) return unpayRaise({ needs, tx, edition }, raise, by)
        await applyTransitions(
          tx,
          paymentMachine,
          'unmarkPaid',
          people.map(record => ({ record })),
          { by, reason },
        )
        // Otherwise the old request would come up again once the invoice is really paid.
        for (const { applicationGuid, refundAskedAt } of people)
          if (refundAskedAt) await noteRefundRequest(tx, applicationGuid, { askedAt: null, reason: null })
      },
      'notify-reopened': async () => raise ?? tellOfInvoice(newsOf(needs, scene), 'reopened'),
    },
  })
}
