import { decideTransition, type Transition } from '../transition/transition.ts'

export const invoiceStatuses = ['unpaid', 'paid', 'paidByCard', 'cancelled'] as const

export type InvoiceStatus = (typeof invoiceStatuses)[number]

export type InvoiceActor = 'payer' | 'finance' | 'acquirer'

/** The invoice's state machine (product.md §2, §3). */
export const invoiceTransitions = {
  markPaid: {
    from: ['unpaid'],
    to: 'paid',
    who: ['finance'],
    effects: ['mark-people-paid', 'notify-paid'],
  },
  /** The bank's money was booked by mistake: the invoice waits for it again. */
  unmarkPaid: {
    from: ['paid'],
    to: 'unpaid',
    who: ['finance'],
    effects: ['people-wait-again', 'notify-reopened'],
  },
  closeByCard: { from: ['unpaid'], to: 'paidByCard', who: ['acquirer'], effects: [] },
  cancel: {
    from: ['unpaid'],
    to: 'cancelled',
    who: ['payer', 'finance'],
    effects: ['release-people', 'notify-cancelled'],
  },
  /** Somebody on it withdraws: the others get a new invoice (decision 021). */
  replace: {
    from: ['unpaid'],
    to: 'cancelled',
    who: ['payer'],
    effects: ['release-people', 'issue-replacement'],
  },
} as const satisfies Record<string, Transition<InvoiceStatus, InvoiceActor, string>>

export type InvoiceAction = keyof typeof invoiceTransitions

/** Decides an action on an invoice (product.md §3). */
export function decideInvoice(action: InvoiceAction, facts: { status: InvoiceStatus; actor: InvoiceActor }) {
  const row: Transition<InvoiceStatus, InvoiceActor, string> = invoiceTransitions[action]
  return decideTransition(row, facts)
}
