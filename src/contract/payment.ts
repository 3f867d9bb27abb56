import { z } from 'zod'
import { checkInn } from '#domain/company/inn.ts'
import { checkKpp } from '#domain/company/kpp.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { cardPeopleLimit } from '#domain/payment/card-payment-lines.ts'
import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { guid, isoDate, isoInstant, kopecks, text } from './field.ts'
import { defineRoute } from './route.ts'

/** Most people on one invoice: a whole group. */
export const invoicePeopleLimit = 500

export const companyPayer = z
  .strictObject({
    kind: z.literal('company'),
    name: text(300),
    inn: text(12),
    kpp: z.string().trim().max(9).nullable(),
    address: text(500),
    /** «Данные плательщика верны» (spec point 3, payers). */
    consent: z.literal(true, 'consent_required'),
  })
  .superRefine((payer, context) => {
    const inn = checkInn(payer.inn, 'payer')
    if (!inn.ok) context.addIssue({ code: 'custom', message: inn.code, path: ['inn'] })
    const kpp = payer.kpp ? checkKpp(payer.kpp) : null
    if (kpp && !kpp.ok) context.addIssue({ code: 'custom', message: kpp.code, path: ['kpp'] })
  })

export const individualPayer = z.strictObject({
  fullName: text(200),
  address: text(500),
  consent: z.literal(true, 'consent_required'),
  cardConsent: z.literal(true, 'consent_required'),
})

export const invoice = z.object({
  guid,
  number: z.string(),
  issuedOn: isoDate,
  dueOn: isoDate,
  status: z.enum(invoiceStatuses),
  totalKopecks: kopecks,
  vatKopecks: kopecks,
  vatPercent: z.number(),
  payerName: z.string(),
  participants: z.array(z.object({ guid, name: z.string() })),
  hasAdvanceTaxInvoice: z.boolean(),
  /** Numbers of the cancelled invoice that this one replaced and of the one that replaced it (decision 021). */
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  /**
   * Whether the reader may download the document and cancel the invoice. If not, somebody else pays for several people, and the sums and people shown
   * are only the reader's own part.
   */
  whole: z.boolean(),
})

export type Invoice = z.infer<typeof invoice>

/** Everything the payment page shows for one participant. */
export const paymentOverview = z.object({
  status: z.enum(paymentStatuses),
  /** Payment opens with approval; while it is closed, the reason is shown. */
  open: z.boolean(),
  closedBecause: z.enum(['application', 'security', 'settled']).nullable(),
  /** The sum booked as paid; before that, the sum to pay. */
  feeKopecks: kopecks,
  vatKopecks: kopecks,
  vatPercent: z.number(),
  payBy: isoDate.nullable(),
  cardAvailable: z.boolean(),
  openCardPayment: z
    .object({
      callbackGuid: guid,
      /** Null while it is being prepared, and for everybody but the one who began it. */
      payUrl: z.string().nullable(),
      expiresAt: isoInstant,
      /** How many people it is for. */
      people: z.int(),
    })
    .nullable(),
  invoices: z.array(invoice),
  payerSuggestion: z.object({
    fullName: z.string(),
    companyName: z.string().nullable(),
    inn: z.string().nullable(),
    kpp: z.string().nullable(),
    address: z.string().nullable(),
  }),
})

export type PaymentOverview = z.infer<typeof paymentOverview>

export const readPayment = defineRoute({
  method: 'GET',
  path: '/participants/:guid/payment',
  summary: 'Payment status, ways to pay and invoices of one participant',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: paymentOverview,
})

export const startCardPayment = defineRoute({
  method: 'POST',
  path: '/payments/card',
  summary:
    'Start one card payment for one or more people, or return the one that is open for them (one charge from two tabs); people who cannot be paid for are named in details',
  policy: { kind: 'account' },
  body: z.strictObject({
    participantGuids: z.array(guid).min(1, 'required').max(cardPeopleLimit, 'too_long'),
    payer: individualPayer,
    locale: z.enum(['ru', 'en']),
  }),
  idempotent: true,
  response: z.object({ callbackGuid: guid, payUrl: z.string(), expiresAt: isoInstant }),
})

/** What the return page may show without a log-in: no personal data. */
export const readCardPayment = defineRoute({
  method: 'GET',
  path: '/payments/card/:callbackGuid',
  summary: 'State of a card payment for its return page; never marks anything paid',
  policy: { kind: 'public' },
  params: z.object({ callbackGuid: guid }),
  response: z.object({
    status: z.enum(cardPaymentStatuses),
    amountKopecks: kopecks,
    failure: z.string().nullable(),
    /** Lets the payer resume an open payment. */
    payUrl: z.string().nullable(),
  }),
})

export const receiveAcquirerNotice = defineRoute({
  method: 'POST',
  path: '/payments/webhook',
  summary: "The acquirer's hint that a payment changed; the truth is re-read from the acquirer",
  policy: { kind: 'public' },
  body: z.unknown(),
  response: null,
})

export const issueInvoice = defineRoute({
  method: 'POST',
  path: '/invoices',
  summary:
    'Issue an invoice to a company for one or more participants; people who cannot be paid for are named in details',
  policy: { kind: 'account' },
  body: z.strictObject({
    participantGuids: z.array(guid).min(1, 'required').max(invoicePeopleLimit, 'too_long'),
    payer: companyPayer,
  }),
  idempotent: true,
  response: invoice,
})

export const cancelInvoice = defineRoute({
  method: 'POST',
  path: '/invoices/:guid/cancel',
  summary: 'Cancel an unpaid invoice',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  body: z.strictObject({}),
  idempotent: true,
  response: invoice,
})

export const readInvoicePdf = defineRoute({
  method: 'GET',
  path: '/invoices/:guid.pdf',
  summary: 'The invoice as a PDF',
  policy: { kind: 'account', organiser: true },
  params: z.object({ guid }),
  query: z.object({ locale: z.enum(['ru', 'en']).default('ru') }),
  response: 'bytes',
})

export const readAdvanceTaxInvoicePdf = defineRoute({
  method: 'GET',
  path: '/invoices/:guid/advance-tax-invoice.pdf',
  summary: 'The advance tax invoice of a paid invoice as a PDF',
  policy: { kind: 'account', organiser: true },
  params: z.object({ guid }),
  response: 'bytes',
})
