import { z } from 'zod'
import { raisePlacesLimit, raiseStates } from '#domain/raise/raise-transitions.ts'
import { guid, isoInstant, kopecks, wrappedText } from './field.ts'
import { companyPayer, invoice } from './payment.ts'
import { defineRoute } from './route.ts'

export const raisePlaces = z
  .int('value_invalid')
  .min(1, 'value_invalid')
  .max(raisePlacesLimit, 'value_invalid')

export const raise = z.object({
  guid,
  version: z.int(),
  state: z.enum(raiseStates),
  placesAsked: z.int(),
  reason: z.string(),
  askedAt: isoInstant,
  /** What logistics offers or has given; null until then. */
  places: z.int().nullable(),
  /** Of one place, VAT included; null where the places are free. */
  priceKopecks: kopecks.nullable(),
  totalKopecks: kopecks.nullable(),
  answer: z.string().nullable(),
  answeredAt: isoInstant.nullable(),
  /** The invoice that is open or paid. */
  invoice: invoice.nullable(),
})
export type Raise = z.infer<typeof raise>

const company = z.object({ guid })
const one = z.object({ guid, raiseGuid: guid })

export const listRaises = defineRoute({
  method: 'GET',
  path: '/staff/companies/:guid/raises',
  summary: 'A company’s requests for more places on the forum days, the newest first',
  policy: { kind: 'account' },
  params: company,
  response: z.object({
    items: z.array(raise),
    /** What one more place costs as a rule, VAT included; 0 where the edition asks for no money. */
    placePriceKopecks: kopecks,
    /** How a company abroad pays; null while the forum has not said, and it has to ask. */
    payFromAbroad: z.string().nullable(),
  }),
})
export type RaiseList = z.infer<typeof listRaises.response>

export const askRaise = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/raises',
  summary: 'Ask logistics for more places on the forum days; one request at a time (raise_open)',
  policy: { kind: 'account' },
  params: company,
  body: z.strictObject({ places: raisePlaces, reason: wrappedText(500) }),
  idempotent: true,
  response: raise,
})

export const withdrawRaise = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/raises/:raiseGuid/withdraw',
  summary: 'Take a request back, or decline an offer',
  policy: { kind: 'account' },
  params: one,
  body: z.strictObject({ version: z.int() }),
  idempotent: true,
  response: raise,
})

export const invoiceRaise = defineRoute({
  method: 'POST',
  path: '/staff/companies/:guid/raises/:raiseGuid/invoice',
  summary: 'Accept an offer: an invoice is issued, and the places count when it is paid',
  policy: { kind: 'account' },
  params: one,
  body: z.strictObject({ version: z.int(), payer: companyPayer }),
  idempotent: true,
  response: raise,
})
