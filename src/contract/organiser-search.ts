import { z } from 'zod'
import { consoleHitKinds } from '#domain/access/search-access.ts'
import { applicationStatuses } from '#domain/application/application-status.ts'
import { invoiceStatuses } from '#domain/invoice/invoice-transitions.ts'
import { cardPaymentStandings } from '#domain/payment/card-payment-standing.ts'
import { reviewStates } from '#domain/staff-company/review-transitions.ts'
import { volunteerStates } from '#domain/volunteer/volunteer-transitions.ts'
import { bilingual, guid, isoDate, kopecks } from './field.ts'
import { defineRoute } from './route.ts'

/** One thing that the console's search has found. */
export const consoleHit = z.object({
  kind: z.enum(consoleHitKinds),
  /** Of what the hit's page shows: a person's application, the invoice of a payment order, the key of a company. */
  guid,
  title: bilingual,
  /** What tells it from others of the same name. */
  note: bilingual.nullable(),
  /** Of a session its day and start. */
  day: isoDate.nullable(),
  startsAt: z.string().nullable(),
  /** Of an invoice, a payment order and a card payment. */
  kopecks: kopecks.nullable(),
  application: z.enum(applicationStatuses).nullable(),
  invoice: z.enum(invoiceStatuses).nullable(),
  cardPayment: z.enum(cardPaymentStandings).nullable(),
  /** Security's verdict on an employee or a vehicle, and on a volunteer for those who only check them. */
  review: z.enum(reviewStates).nullable(),
  /** For those who choose volunteers. */
  volunteer: z.enum(volunteerStates).nullable(),
  /** A speaker or session that is not on the site yet, a contractor whose package is not confirmed yet. */
  awaited: z.boolean(),
})

export type ConsoleHit = z.infer<typeof consoleHit>

/** How many of each kind are shown. */
export const consoleHitsOfKind = 5

/** Sent in the body: what is looked for is a name or a phone, and addresses stand in the logs of what lies in front. */
export const searchConsole = defineRoute({
  method: 'POST',
  path: '/organizer/search',
  summary:
    'One search over people, money, companies and whom they bring, groups, volunteers, chats, speakers and sessions; only what the role may read',
  policy: { kind: 'organiser', permission: 'any' },
  body: z.strictObject({ q: z.string().trim().min(1, 'required').max(200, 'too_long') }),
  response: z.object({
    /** In the order of the kinds; those without a hit are left out. */
    groups: z.array(z.object({ kind: z.enum(consoleHitKinds), hits: z.array(consoleHit) })),
  }),
})

/** Kinds whose pages a browser remembers by guid alone. */
export const placeKinds = ['person', 'invoice', 'cardPayment', 'company', 'chat'] as const

const place = z
  .string()
  .regex(
    new RegExp(`^(?:${placeKinds.join('|')})\\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$`),
    'not_found',
  )

export const readPlaces = defineRoute({
  method: 'GET',
  path: '/organizer/search/places',
  summary: 'What the pages that were opened lately show now, so that a browser keeps no names',
  policy: { kind: 'organiser', permission: 'any' },
  /** `kind.guid`, at most eight. */
  query: z.object({
    at: z
      .string()
      .transform(text => text.split(','))
      .pipe(z.array(place).min(1).max(8)),
  }),
  /** In no order; what is gone, or closed to the role, is left out. */
  response: z.object({ hits: z.array(consoleHit) }),
})
