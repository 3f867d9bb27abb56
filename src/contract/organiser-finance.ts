import { z } from 'zod'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { cardPaymentLineStates } from '#domain/payment/card-payment-lines.ts'
import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { guid, isoDate, isoInstant, kopecks, page } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { invoice } from './payment.ts'
import { defineRoute } from './route.ts'

export const invoiceRow = invoice.extend({ payerInn: z.string().nullable(), paidOn: isoDate.nullable() })

export const listInvoices = defineRoute({
  method: 'GET',
  path: '/organizer/invoices',
  summary: 'Invoices with search by number, payer and INN',
  policy: { kind: 'organiser', permission: 'read-payments' },
  query: listQuery.extend({ status: z.enum(invoiceStatuses).optional() }),
  response: page(invoiceRow).extend({ counts: z.partialRecord(z.enum(invoiceStatuses), z.int()) }),
})

export const markInvoicePaid = defineRoute({
  method: 'POST',
  path: '/organizer/invoices/:guid/pay',
  summary: 'Mark an invoice paid by a payment order; the advance tax invoice follows',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({
    paidOn: isoDate,
    /** Number of the payer's payment order: line 5 of the advance tax invoice. */
    paymentOrderNumber: z.string('required').trim().min(1, 'required').max(40, 'too_long'),
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
  name: z.string(),
  state: z.enum(cardPaymentLineStates),
  /** The sum taken for the person, or the sum asked for before that. */
  amountKopecks: kopecks,
  /** A refund was requested and the acquirer has not made it yet. */
  refundAsked: z.boolean(),
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
  startedAt: isoInstant,
  finishedAt: isoInstant.nullable(),
  /** Money was taken that the application cannot use: it has to be refunded. */
  refundDue: z.boolean(),
  lines: z.array(cardPaymentLine),
})

export const listCardPayments = defineRoute({
  method: 'GET',
  path: '/organizer/card-payments',
  summary: 'Card payments, newest first, and what is to be refunded',
  policy: { kind: 'organiser', permission: 'read-payments' },
  query: listQuery.extend({ refundDue: z.stringbool().optional() }),
  response: page(cardPaymentRow).extend({ refundDueCount: z.int() }),
})

export const refundCardPayment = defineRoute({
  method: 'POST',
  path: '/organizer/card-payments/:guid/refund',
  summary: 'Return the money of a card payment through the acquirer: of one person on it, or of everybody',
  policy: { kind: 'organiser', permission: 'decide-payments' },
  params: z.object({ guid }),
  body: z.strictObject({
    lineGuid: guid.optional(),
    reason: z.string('reason_required').trim().min(1, 'reason_required').max(500, 'too_long'),
  }),
  idempotent: true,
  response: cardPaymentRow,
})

export type InvoiceRow = z.infer<typeof invoiceRow>
export type CardPaymentRow = z.infer<typeof cardPaymentRow>
