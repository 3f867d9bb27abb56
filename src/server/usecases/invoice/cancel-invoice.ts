import type * as routes from '#contract/organiser-finance.ts'
import type { InvoiceRow } from '#contract/organiser-finance.ts'
import type * as payment from '#contract/payment.ts'
import { spareOn } from '#domain/invoice/invoice-sums.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { InvoiceRecord } from '#server/persistence/invoice-queries.ts'
import type { Locked } from '#server/persistence/locked.ts'
import type { ParticipantRecord } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { Actor, RequestFacts } from '#server/services.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { permittedAmong } from '../participant/permitted-participants.ts'
import { refuseBeingPaid } from '../payment/payable-people.ts'
import {
  applyTransition,
  applyTransitions,
  type Moving,
  type TakenBy,
} from '../transition/apply-transition.ts'
import { invoiceMachine } from '../transition/invoice-machine.ts'
import { paymentMachine } from '../transition/payment-machine.ts'
import { byFinance, closing, newsOf, raiseOf } from './closing-invoice.ts'
import { sumsOf } from './invoice-for-finance.ts'
import { invoiceNumber } from './present-invoice.ts'
import { releaseRaise } from './raise-on-invoice.ts'
import { tellOfInvoice } from './tell-of-invoice.ts'
import { requireWholeInvoice } from './visible-invoice.ts'

/** Cancelled by the payer or by finance. */
type Cancelling =
  | CallOf<typeof payment.cancelInvoice, 'actor' | 'params' | 'facts'>
  | CallOf<typeof routes.voidInvoice, 'actor' | 'params' | 'facts'>

/** Cancels an unpaid invoice: its people owe again and are told. An account may cancel an invoice that it sees whole. */
export async function cancelInvoice(
  { actor, params: { guid }, facts }: Cancelling,
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
): Promise<InvoiceRow> {
  return closing(needs, guid, async scene => {
    const { tx, invoice, people, edition, at } = scene
    const raise = raiseOf(scene)
    if (actor.kind === 'account') await requireWholeInvoice(tx, actor, invoice)
    // A card started beside the invoice ends first.
    await refuseBeingPaid(tx, people)
    if (invoice.status === 'unpaid')
      refuseMoneyOn(invoice, actor.kind === 'organiser' ? 'refund_first' : 'invoice_partly_paid')
    const by = cancelledBy(actor, facts, at)
    await applyTransition(tx, invoiceMachine, 'cancel', invoice, {
      by,
      effects: {
        'release-people': async () =>
          raise
            ? releaseRaise({ needs, tx, edition }, raise, by)
            : applyTransitions(tx, paymentMachine, 'cancelInvoice', await withRoles(tx, actor, people), {
                by,
                reason: invoiceNumber(invoice),
              }),
        'notify-cancelled': async () => raise ?? tellOfInvoice(newsOf(needs, scene), 'cancelled', actor),
      },
    })
  })
}

/** Refuses to end an invoice to which a part of its sum has come: that money would pay for nobody. Only finance can return it. */
export function refuseMoneyOn(
  invoice: InvoiceRecord,
  code: 'refund_first' | 'invoice_partly_paid' = 'invoice_partly_paid',
): void {
  if (spareOn(sumsOf(invoice)) > 0n) refuse(code)
}

function cancelledBy(actor: Actor, facts: RequestFacts, at: Date): TakenBy<'payer' | 'finance'> {
  if (actor.kind === 'organiser') return byFinance(actor, facts, at)
  return { actorGuid: actor.accountGuid, at, requestId: facts.requestId, as: 'payer', role: 'payer' }
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
