import { z } from 'zod'
import { closingChannels } from '#domain/closing/closing.ts'
import { checkEdoId } from '#domain/company/edo-id.ts'
import { checkInn } from '#domain/company/inn.ts'
import { checkKpp } from '#domain/company/kpp.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { cardPeopleLimit } from '#domain/payment/card-payment-lines.ts'
import { cardPaymentStatuses } from '#domain/payment/card-payment-merge.ts'
import { checkPayerAddress } from '#domain/payment/payer-address.ts'
import { paymentStatuses } from '#domain/payment/payment-transitions.ts'
import { draftText, guid, isoDate, isoInstant, kopecks, wrappedText } from './field.ts'
import { defineRoute } from './route.ts'

/** Most people on one invoice: a whole group. */
export const invoicePeopleLimit = 500

/** A box that has to be ticked. Not a literal, because a wrong literal ends the check before the other fields' faults are found. */
const ticked = z.boolean('consent_required').refine(given => given, 'consent_required')

export const companyPayer = z
  .strictObject({
    kind: z.literal('company'),
    name: wrappedText(300),
    /** False for a company abroad: its INN and KPP are not read. */
    hasInn: z.boolean().default(true),
    inn: z.string().trim().max(20, 'too_long').nullable().default(null),
    kpp: z.string().trim().max(9).nullable(),
    /** Of a company abroad: its number in the register of its country. */
    foreignNumber: draftText(50)
      .default(null)
      .transform(value => value?.trim() || null),
    address: wrappedText(500),
    /** How the signed originals of the papers are to come; a company abroad gets them by post. */
    documentsBy: z.enum(closingChannels).default('post'),
    edoOperator: draftText(100).default(null),
    /** The payer's identifier at the provider; left out, they are found there by INN. */
    edoId: draftText(80).default(null),
    /** «Данные плательщика верны» (spec point 3, payers). */
    consent: ticked,
  })
  .superRefine((payer, context) => {
    judgeAddress(payer.address, context)
    if (!payer.hasInn) return
    const inn = payer.inn ? checkInn(payer.inn, 'payer') : ({ ok: false, code: 'required' } as const)
    if (!inn.ok) context.addIssue({ code: 'custom', message: inn.code, path: ['inn'] })
    // A sole trader, with twelve digits, has none; an invoice to a company without it cannot be booked by the company.
    if (inn.ok && inn.inn.length === 10 && !payer.kpp)
      context.addIssue({ code: 'custom', message: 'required', path: ['kpp'] })
    const kpp = payer.kpp ? checkKpp(payer.kpp) : null
    if (kpp && !kpp.ok) context.addIssue({ code: 'custom', message: kpp.code, path: ['kpp'] })
    if (payer.documentsBy !== 'edo') return
    if (!payer.edoOperator?.trim())
      context.addIssue({ code: 'custom', message: 'required', path: ['edoOperator'] })
    const edoId = payer.edoId?.trim() ? checkEdoId(payer.edoId) : null
    if (edoId && !edoId.ok) context.addIssue({ code: 'custom', message: edoId.code, path: ['edoId'] })
  })

export const individualPayer = z
  .strictObject({
    fullName: wrappedText(200),
    address: wrappedText(500),
    consent: ticked,
    cardConsent: ticked,
  })
  .superRefine((payer, context) => judgeAddress(payer.address, context))

function judgeAddress(typed: string, context: z.RefinementCtx): void {
  const address = checkPayerAddress(typed)
  if (typed !== '' && !address.ok)
    context.addIssue({ code: 'custom', message: address.code, path: ['address'] })
}

/** The VAT within the sum when it is paid from a later day on, at another rate. */
export const laterVat = z.object({ from: isoDate, percent: z.number(), kopecks })

export const invoice = z.object({
  guid,
  number: z.string(),
  issuedOn: isoDate,
  dueOn: isoDate,
  status: z.enum(invoiceStatuses),
  totalKopecks: kopecks,
  /** What the bank has brought so far, for the one who sees the whole. */
  receivedKopecks: kopecks,
  vatKopecks: kopecks,
  vatPercent: z.number(),
  laterVat: laterVat.nullable(),
  payerName: z.string(),
  /** False for a company abroad. */
  payerHasInn: z.boolean(),
  /** How the signed originals are to come. */
  documentsBy: z.enum(closingChannels),
  /** By the name on the document; in Latin letters for who reads the page in English, where they are known. */
  participants: z.array(z.object({ guid, name: z.string(), latinName: z.string().nullable() })),
  /** Of an invoice for more places of a company, which names no participants; null for every other. */
  places: z.int().nullable(),
  /** One for each payment order, the oldest first. */
  advanceTaxInvoices: z.array(z.object({ guid, number: z.string(), issuedOn: isoDate })),
  /** The act and the tax invoice after the forum, and how their signed originals left; null until they are issued. */
  closing: z
    .object({
      number: z.string(),
      channel: z.enum(closingChannels).nullable(),
      sentOn: isoDate.nullable(),
      reference: z.string().nullable(),
    })
    .nullable(),
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
  laterVat: laterVat.nullable(),
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
  /** Who pays for a member of a group; null for everybody else. */
  coordinator: z.object({ name: z.string(), latinName: z.string() }).nullable(),
  /** Others for whom the reader may pay now, with the same invoice or card payment. */
  together: z.array(z.object({ guid, name: z.string(), latinName: z.string().nullable() })),
  payerSuggestion: z.object({
    /** The reader's own name, because the card is theirs; empty where it is not known. */
    fullName: z.string(),
    companyName: z.string().nullable(),
    inn: z.string().nullable(),
    kpp: z.string().nullable(),
    address: z.string().nullable(),
  }),
  /** How a company abroad pays; null while the forum has not said, and it has to ask. */
  payFromAbroad: z.string().nullable(),
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

export const giveUpCardPayment = defineRoute({
  method: 'POST',
  path: '/payments/card/:callbackGuid/give-up',
  summary: 'Let an unfinished card payment go, so that another can begin or an invoice be issued at once',
  policy: { kind: 'account' },
  params: z.object({ callbackGuid: guid }),
  body: z.strictObject({}),
  idempotent: true,
  /** `expired` when it was let go; `succeeded` when the money had been taken already. */
  response: z.object({ status: z.enum(cardPaymentStatuses) }),
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
  path: '/invoices/:guid/advance-tax-invoices/:advanceGuid.pdf',
  summary: 'The advance tax invoice of one payment order as a PDF',
  policy: { kind: 'account', organiser: true },
  params: z.object({ guid, advanceGuid: guid }),
  response: 'bytes',
})
