import { decideTransition, type Transition } from '../transition/transition.ts'

/** Payment status of one person in one edition (product.md §2). */
export const paymentStatuses = [
  'unpaid',
  'pending',
  'paid',
  'cardPaymentAccepted',
  'noPaymentRequired',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Statuses in which nothing is owed. */
export const settledPaymentStatuses: readonly PaymentStatus[] = [
  'paid',
  'cardPaymentAccepted',
  'noPaymentRequired',
]

export type PaymentActor = 'payer' | 'acquirer' | 'finance' | 'organiser' | 'clock'

/** The payment's state machine (product.md §3). */
export const paymentTransitions = {
  startCard: { from: ['unpaid', 'pending'], to: 'pending', who: ['payer'], effects: [] },
  issueInvoice: { from: ['unpaid'], to: 'pending', who: ['payer', 'finance'], effects: [] },
  declineCard: {
    from: ['pending'],
    to: 'unpaid',
    who: ['acquirer'],
    effects: ['notify-payment-failed'],
  },
  expireCard: { from: ['pending'], to: 'unpaid', who: ['clock'], effects: [] },
  /** The payer chooses another way, or to pay later. */
  giveUpCard: { from: ['pending'], to: 'unpaid', who: ['payer'], effects: [] },
  /** The money came but cannot be used, or is being refunded: finance sees it, and nobody pays again. */
  releaseCard: { from: ['pending'], to: 'unpaid', who: ['acquirer'], effects: [], logged: 'declineCard' },
  cancelInvoice: { from: ['pending'], to: 'unpaid', who: ['payer', 'finance', 'clock'], effects: [] },
  acceptCard: {
    from: ['unpaid', 'pending'],
    to: 'cardPaymentAccepted',
    who: ['acquirer'],
    effects: ['close-open-invoices', 'notify-charged'],
  },
  markPaid: { from: ['pending'], to: 'paid', who: ['finance'], effects: [] },
  /** The invoice turned out not to be paid. */
  unmarkPaid: { from: ['paid'], to: 'pending', who: ['finance'], effects: [] },
  waive: { from: ['unpaid'], to: 'noPaymentRequired', who: ['organiser'], effects: [] },
  /** The approval that waived the payment is recalled. */
  recallWaiver: { from: ['noPaymentRequired'], to: 'unpaid', who: ['organiser'], effects: [] },
  recordRefund: {
    from: ['paid', 'cardPaymentAccepted'],
    to: 'unpaid',
    who: ['finance', 'organiser', 'acquirer'],
    effects: ['notify-refunded'],
    logged: 'refundCard',
  },
  /** Somebody else takes the place: the money waits for them (decision 036). */
  passOn: {
    from: ['paid', 'cardPaymentAccepted'],
    to: 'unpaid',
    who: ['payer', 'organiser'],
    effects: [],
  },
  /** The payment for a place given away counts for its new holder once they are approved, at once where they are already. */
  takeOverInvoice: { from: ['unpaid'], to: 'paid', who: ['payer', 'organiser'], effects: ['use-credit'] },
  takeOverCard: {
    from: ['unpaid'],
    to: 'cardPaymentAccepted',
    who: ['payer', 'organiser'],
    effects: ['use-credit'],
  },
  /** The new holder's approval is recalled: the money waits again. */
  recallTakeOver: {
    from: ['paid', 'cardPaymentAccepted'],
    to: 'unpaid',
    who: ['organiser'],
    effects: ['hold-credit'],
  },
} as const satisfies Record<string, Transition<PaymentStatus, PaymentActor, string>>

export type PaymentAction = keyof typeof paymentTransitions

/** Decides an action on a person's payment (product.md §3). */
export function decidePayment(action: PaymentAction, facts: { status: PaymentStatus; actor: PaymentActor }) {
  const row: Transition<PaymentStatus, PaymentActor, string> = paymentTransitions[action]
  return decideTransition(row, facts)
}
