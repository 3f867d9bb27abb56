import { z } from 'zod'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { cardPaymentLineStates } from '#domain/payment/card-payment-lines.ts'
import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { cardPaymentSorts } from '#domain/payment/card-payment-sort.ts'
import { refundStates } from '#domain/payment/refund-state.ts'
import { codePattern } from '#domain/saved-view/list-parameter.ts'
import { kindAuditRow } from './audit-row.ts'
import { dayRange, guid, isoDate, isoInstant, kopecks, listCounts, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { requestOwner } from './organiser-owner.ts'
import { invoice } from './payment.ts'
import { defineRoute } from './route.ts'

export const invoiceRow = invoice.extend({
  payerInn: z.string().nullable(),
  /** Of the page of the payer's company. */
  payerKey: guid.nullable(),
  paidOn: isoDate.nullable(),
  /** The payment order, and the organiser who marked it paid. */
  paymentOrderNumber: z.string().nullable(),
  markedPaidBy: z.string().nullable(),
  /** The applications of its people, in their order, for links to them. */
  applicationGuids: z.array(guid),
  /** What an unpaid one lacks; what pays for nobody and may be sent back; of that, what nobody waits for. */
  missingKopecks: kopecks,
  spareKopecks: kopecks,
  overpaidKopecks: kopecks,
  /** What payment orders brought, bookings taken back included; the oldest first. */
  payments: z.array(
    z.object({
      guid,
      receivedOn: isoDate,
      paymentOrderNumber: z.string(),
      amountKopecks: kopecks,
      bookedBy: z.string().nullable(),
      bookedAt: isoInstant,
      reversed: z.object({ by: z.string().nullable(), at: isoInstant, reason: z.string() }).nullable(),
    }),
  ),
  /** What was sent back; without a name it was money that paid for nobody. */
  refunds: z.array(
    z.object({
      guid,
      name: z.string().nullable(),
      returnedOn: isoDate,
      paymentOrderNumber: z.string(),
      amountKopecks: kopecks,
      reason: z.string(),
      bookedBy: z.string().nullable(),
      bookedAt: isoInstant,
    }),
  ),
  lines: z.array(
    z.object({
      guid,
      applicationGuid: guid,
      name: z.string(),
      amountKopecks: kopecks,
      refunded: z.boolean(),
      /** Who has taken the place, and whether the money already counts for them (decision 036). */
      holder: z.object({ name: z.string(), settled: z.boolean() }).nullable(),
    }),
  ),
})

/** A sum that was moved: more than nothing. */
export const movedSum = z.string('required').regex(/^[1-9]\d{0,14}$/, 'value_invalid')

export const paymentOrder = z.string('required').trim().min(1, 'required').max(40, 'too_long')

export const moneyReason = z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long')

/** Each column goes both ways; of one state the newest first. */
export const invoiceSorts = [
  'newest',
  'oldest',
  'payer',
  'payerDown',
  'largest',
  'smallest',
  'due',
  'dueDown',
  'inn',
  'innDown',
  'state',
  'stateDown',
  'mostPeople',
  'fewestPeople',
] as const

export const listInvoices = defineRoute({
  method: 'GET',
  path: '/organizer/invoices',
  summary: 'Invoices with search by number, payer, INN and payment order',
  policy: { kind: 'organiser', permission: 'read-payments' },
  /** The days are those of issue. */
  query: listQuery.extend({
    status: z.enum(invoiceStatuses).optional(),
    /** Only those that the company with this key is the payer of. */
    company: guid.optional(),
    // A console that was loaded before the update says `sum` for the largest sum.
    sort: z
      .enum([...invoiceSorts, 'sum'])
      .default('newest')
      .transform(sort => (sort === 'sum' ? 'largest' : sort)),
    ...dayRange,
  }),
  response: page(invoiceRow).extend({
    ...listCounts(invoiceStatuses),
  }),
})

export const markInvoicePaid = defineRoute({
  method: 'POST',
  path: '/organizer/invoices/:guid/pay',
  summary: 'Book a payment order on an invoice; once its sum is covered the advance tax invoice follows',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({
    paidOn: isoDate,
    /** Number of the payer's payment order: line 5 of the advance tax invoice. */
    paymentOrderNumber: paymentOrder,
    /** What came; left out, it is the sum that was missing. */
    amountKopecks: movedSum.optional(),
  }),
  idempotent: true,
  response: invoiceRow,
})

export const readInvoiceHistory = defineRoute({
  method: 'GET',
  path: '/organizer/invoices/:guid/history',
  summary: 'What was done to an invoice, when and by whom, the newest first',
  policy: { kind: 'organiser', permission: 'read-payments' },
  params: z.object({ guid }),
  response: z.object({ history: z.array(kindAuditRow) }),
})

export const readInvoice = defineRoute({
  method: 'GET',
  path: '/organizer/invoices/:guid',
  summary: 'One invoice with its people, its money and who booked it',
  policy: { kind: 'organiser', permission: 'read-payments' },
  params: z.object({ guid }),
  response: invoiceRow,
})

export const reverseInvoicePayment = defineRoute({
  method: 'POST',
  path: '/organizer/invoices/:guid/payments/:paymentGuid/reverse',
  summary: 'Take back a booking made by mistake; an invoice that is not covered any more is unpaid again',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid, paymentGuid: guid }),
  body: z.strictObject({ reason: moneyReason }),
  idempotent: true,
  response: invoiceRow,
})

export const refundInvoice = defineRoute({
  method: 'POST',
  path: '/organizer/invoices/:guid/refunds',
  summary:
    'Book money sent back by the bank: of one person on the invoice, whose place ends, or what pays for nobody',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({
    lineGuid: guid.optional(),
    returnedOn: isoDate,
    /** The forum's order that sent the money back, not the payer's that brought it. */
    paymentOrderNumber: paymentOrder,
    amountKopecks: movedSum,
    reason: moneyReason,
  }),
  idempotent: true,
  response: invoiceRow,
})

export const voidInvoice = defineRoute({
  method: 'POST',
  path: '/organizer/invoices/:guid/cancel',
  summary: 'Cancel an unpaid invoice',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({}),
  idempotent: true,
  response: invoiceRow,
})

/** One person's part of a card payment. */
export const cardPaymentLine = z.object({
  guid,
  applicationGuid: guid,
  name: z.string(),
  state: z.enum(cardPaymentLineStates),
  /** The sum taken for the person, or the sum asked for before that. */
  amountKopecks: kopecks,
  /** A refund was requested and the acquirer has not made it yet. */
  refundAsked: z.boolean(),
  /** What went back; it may be less than was taken. */
  refundedKopecks: kopecks.nullable(),
  /** Who sent it back, when and why; null while nothing went back. */
  refund: z
    .object({
      /** Null where the bank reported it. */
      by: z.string().nullable(),
      at: isoInstant.nullable(),
      /** Who had asked for it, where that is somebody else. */
      askedBy: z.string().nullable(),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** A refund waits for another person of finance. */
  refundWanted: z
    .object({
      amountKopecks: kopecks,
      by: z.string().nullable(),
      /** The caller asked for it. */
      byMe: z.boolean(),
      /** Whether the caller may confirm it: one's own only where nobody else could. */
      mayConfirm: z.boolean(),
      at: isoInstant,
      reason: z.string(),
    })
    .nullable(),
  /** How its refund stands; null where there is none. */
  refundState: z.enum(refundStates).nullable(),
  /** Who has taken the refund. */
  owner: requestOwner,
  /** Who has taken the place, and whether the payment already counts for them (decision 036). */
  holder: z.object({ name: z.string(), settled: z.boolean() }).nullable(),
})

export type CardPaymentLine = z.infer<typeof cardPaymentLine>

export const cardPaymentRow = z.object({
  guid,
  /** Names of everybody it pays for. */
  name: z.string(),
  /** The sum asked for. */
  amountKopecks: kopecks,
  /** The sum that the acquirer took and a refund gives back; null until it took anything. */
  capturedKopecks: kopecks.nullable(),
  status: z.enum(cardPaymentStatuses),
  failure: z.string().nullable(),
  /** The acquirer's own number, as its statement has it. */
  providerId: z.string().nullable(),
  startedAt: isoInstant,
  finishedAt: isoInstant.nullable(),
  /** Money was taken that the application cannot use: it has to be refunded. */
  refundDue: z.boolean(),
  /** What it waits for and since when; null for what is settled. */
  wait: z.object({ for: z.enum(['refund', 'acquirer']), since: isoInstant }).nullable(),
  /** The second cash receipt, which sets the prepayment off after the forum; null until it is begun. */
  settlementReceipt: z
    .object({
      state: z.enum(['waiting', 'pending', 'sent']),
      amountKopecks: kopecks,
      attempts: z.int(),
      sentAt: isoInstant.nullable(),
      nextTryAt: isoInstant,
    })
    .nullable(),
  lines: z.array(cardPaymentLine),
})

export const listCardPayments = defineRoute({
  method: 'GET',
  path: '/organizer/card-payments',
  summary: 'Card payments, newest first, and what is to be refunded',
  policy: { kind: 'organiser', permission: 'read-payments' },
  /** The days are those on which the payments began. */
  query: listQuery.extend({
    refundDue: z.stringbool().optional(),
    status: z.enum(cardPaymentStatuses).optional(),
    /** As the acquirer names it. */
    failure: z.string().regex(codePattern).optional(),
    /** Only those that pay for people of the company with this key. */
    company: guid.optional(),
    sort: z.enum(cardPaymentSorts).default('newest'),
    ...dayRange,
  }),
  response: page(cardPaymentRow).extend({
    /** How many have money to give back, under the same search, filters and days. */
    refundDueCount: z.int(),
    /** How many there are under the same search, filters and days, whether or not money is due. */
    ...listCounts(['all']),
    /** Second receipts that the acquirer has not taken, though they were sent more than once. */
    stuckReceipts: z.int(),
  }),
})

/** Filters of card payments of which it is told how many each value would find. */
export const countedCardPaymentFilters = ['status', 'failure'] as const

export const countCardPaymentFilters = defineRoute({
  method: 'GET',
  path: '/organizer/card-payments/counts',
  summary: 'How many card payments each state and each cause of failure would find beside the other filters',
  policy: { kind: 'organiser', permission: 'read-payments' },
  query: listCardPayments.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.record(z.enum(countedCardPaymentFilters), z.array(valueCount)) }),
})

export const refundCardPayment = defineRoute({
  method: 'POST',
  path: '/organizer/card-payments/:guid/refund',
  summary:
    'Ask for the refund of a card payment through the acquirer: of one person on it, whole or in part, or of everybody',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({
    lineGuid: guid.optional(),
    /** Of one person, less than was taken; left out, the whole. */
    amountKopecks: movedSum.optional(),
    reason: moneyReason,
  }),
  idempotent: true,
  response: cardPaymentRow,
})

export const readCardPaymentRecord = defineRoute({
  method: 'GET',
  path: '/organizer/card-payments/:guid',
  summary: 'One card payment with its people and what became of their parts',
  policy: { kind: 'organiser', permission: 'read-payments' },
  params: z.object({ guid }),
  response: cardPaymentRow,
})

export const confirmCardRefund = defineRoute({
  method: 'POST',
  path: '/organizer/card-payments/:guid/refund/confirm',
  summary: 'Confirm a refund that another person asked for; the acquirer returns the money',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({
    lineGuid: guid,
    /** The request that was seen; where it was made anew meanwhile, nothing goes back (refund_changed). */
    amountKopecks: movedSum,
    askedAt: isoInstant,
  }),
  idempotent: true,
  response: cardPaymentRow,
})

export const declineCardRefund = defineRoute({
  method: 'POST',
  path: '/organizer/card-payments/:guid/refund/decline',
  summary: 'Drop a refund that waits for a second person',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({ lineGuid: guid, reason: moneyReason }),
  idempotent: true,
  response: cardPaymentRow,
})

export type InvoiceRow = z.infer<typeof invoiceRow>
export type CardPaymentRow = z.infer<typeof cardPaymentRow>
