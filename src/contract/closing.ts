import { z } from 'zod'
import { closingChannels, closingStates } from '#domain/closing/closing.ts'
import { closingSorts } from '#domain/closing/closing-sort.ts'
import { dayRange, guid, isoDate, isoInstant, kopecks, page } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { defineRoute } from './route.ts'

/** The act and the tax invoice of one paid invoice after the forum, and where their signed originals are. */
export const closingRow = z.object({
  guid,
  number: z.string(),
  issuedOn: isoDate,
  invoiceGuid: guid,
  invoiceNumber: z.string(),
  payerName: z.string(),
  payerInn: z.string().nullable(),
  /** How the payer asked for the signed originals. */
  wanted: z.object({
    channel: z.enum(closingChannels),
    edoOperator: z.string().nullable(),
    edoId: z.string().nullable(),
  }),
  people: z.int(),
  totalKopecks: kopecks,
  vatKopecks: kopecks,
  vatPercent: z.number(),
  state: z.enum(closingStates),
  /** Since when they wait to be sent; null once they were. */
  since: isoInstant.nullable(),
  channel: z.enum(closingChannels).nullable(),
  sentOn: isoDate.nullable(),
  reference: z.string().nullable(),
  returnedOn: isoDate.nullable(),
  /** The address for accounting documents that somebody on the invoice gave; null when nobody did. */
  address: z.string().nullable(),
})

const read = { kind: 'organiser', permission: 'read-payments' } as const
const decide = { kind: 'organiser', permission: 'decide-payments' } as const

export const listClosings = defineRoute({
  method: 'GET',
  path: '/organizer/closings',
  summary: 'Acts and tax invoices after the forum by state, with search by number, invoice, payer and INN',
  policy: read,
  query: listQuery.extend({
    state: z.enum(closingStates).optional(),
    /** Only those of invoices that the company with this key is the payer of. */
    company: guid.optional(),
    sort: z.enum(closingSorts).default('newest'),
    /** The days on which the papers came to how they stand: were prepared, sent or came back. */
    ...dayRange,
  }),
  response: page(closingRow).extend({ counts: z.partialRecord(z.enum(closingStates), z.int()) }),
})

export const previewClosings = defineRoute({
  method: 'GET',
  path: '/organizer/closings/preview',
  summary: 'How many acts and tax invoices would be issued now, and their sums',
  policy: read,
  response: z.object({
    /** False until the forum is over. */
    open: z.boolean(),
    endsOn: isoDate,
    documents: z.int(),
    people: z.int(),
    totalKopecks: kopecks,
    vatKopecks: kopecks,
  }),
})

export const issueClosings = defineRoute({
  method: 'POST',
  path: '/organizer/closings',
  summary: 'Issue the act and the tax invoice of every paid invoice that has none; payers are told',
  policy: decide,
  body: z.strictObject({}),
  idempotent: true,
  response: z.object({ issued: z.int() }),
})

export const sendClosings = defineRoute({
  method: 'POST',
  path: '/organizer/closings/sent',
  summary: 'Note that signed originals were sent; those already sent are left as they are',
  policy: decide,
  body: z.strictObject({
    guids: z.array(guid).min(1, 'required').max(200, 'too_long'),
    channel: z.enum(closingChannels, 'required'),
    sentOn: isoDate,
    reference: z.string().trim().max(120, 'too_long'),
  }),
  idempotent: true,
  response: z.object({ sent: z.int() }),
})

export const returnClosing = defineRoute({
  method: 'POST',
  path: '/organizer/closings/:guid/returned',
  summary: 'Note that the signed copy came back',
  policy: decide,
  params: z.object({ guid }),
  body: z.strictObject({ returnedOn: isoDate }),
  idempotent: true,
  response: closingRow,
})

export const unsendClosing = defineRoute({
  method: 'POST',
  path: '/organizer/closings/:guid/unsent',
  summary: 'Take back a note that was made by mistake: the papers wait to be sent again',
  policy: decide,
  params: z.object({ guid }),
  body: z.strictObject({}),
  idempotent: true,
  response: closingRow,
})

const document = {
  method: 'GET',
  policy: { kind: 'account', organiser: true },
  params: z.object({ guid }),
  response: 'bytes',
} as const

export const readActPdf = defineRoute({
  ...document,
  path: '/invoices/:guid/act.pdf',
  summary: 'The act of services rendered as a PDF',
})

export const readTaxInvoicePdf = defineRoute({
  ...document,
  path: '/invoices/:guid/tax-invoice.pdf',
  summary: 'The tax invoice issued after the forum as a PDF',
})

export type ClosingRow = z.infer<typeof closingRow>
