import { z } from 'zod'
import { refundKinds, refundSorts, refundStates, refundTabs } from '#domain/payment/refund-state.ts'
import { dayRange, guid, isoDate, isoInstant, kopecks, page, valueCount } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { ownerChoice, requestOwner } from './organiser-owner.ts'
import { defineRoute } from './route.ts'

export const refundRow = z.object({
  /** Of one person's part of a card payment, or of the return of a transfer. */
  guid,
  kind: z.enum(refundKinds),
  state: z.enum(refundStates),
  amountKopecks: kopecks,
  /** When it came to how it stands. */
  at: isoInstant,
  /** Since when the money waits to go back; null for what went. */
  since: isoInstant.nullable(),
  /** Whose place it paid for, in the script of the reader; null for money that paid for nobody. */
  name: z.string().nullable(),
  applicationGuid: guid.nullable(),
  cardPaymentGuid: guid.nullable(),
  invoice: z.object({ guid, number: z.string() }).nullable(),
  askedBy: z.string().nullable(),
  /** When a colleague asked for it; confirming names it, because a request may be made anew. */
  askedAt: isoInstant.nullable(),
  /** Whether the caller may confirm it: one's own request only where nobody else could. */
  mayConfirm: z.boolean(),
  /** Somebody's participation is paid with the money, and is unpaid once it has gone back. */
  ofParticipation: z.boolean(),
  /** Who has taken it; a transfer is written down when it is made, so nobody takes one. */
  owner: requestOwner,
  /** The organiser who sent the money back to the card, or wrote down a transfer made in the bank. */
  madeBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** The acquirer's number of the payment, or the number of the payment order. */
  bankNumber: z.string().nullable(),
  /** The day in the bank, of a transfer. */
  returnedOn: isoDate.nullable(),
})

export type RefundRow = z.output<typeof refundRow>

const policy = { kind: 'organiser', permission: 'read-payments' } as const

export const listRefunds = defineRoute({
  method: 'GET',
  path: '/organizer/refunds',
  summary: 'Money that went back or has to: to cards through the acquirer, and by transfers made in the bank',
  policy,
  query: listQuery.extend({
    state: z.enum(refundTabs).optional(),
    kind: z.enum(refundKinds).optional(),
    owner: ownerChoice,
    /** Only those of people and invoices of the company with this key. */
    company: guid.optional(),
    sort: z.enum(refundSorts).default('newest'),
    /** The days on which it came to how it stands. */
    ...dayRange,
  }),
  response: page(refundRow).extend({
    /** How many there are of each state under the same search, kind and days. */
    counts: z.record(z.enum(refundTabs), z.int()),
  }),
})

export const countRefundFilters = defineRoute({
  method: 'GET',
  path: '/organizer/refunds/counts',
  summary:
    'How many refunds of the state go to cards and by transfer, and whose they are, beside the other filters',
  policy,
  query: listRefunds.query.omit({ cursor: true, limit: true, sort: true }),
  response: z.object({ counts: z.object({ kind: z.array(valueCount), owner: z.array(valueCount) }) }),
})
