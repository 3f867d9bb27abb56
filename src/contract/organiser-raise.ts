import { z } from 'zod'
import { raiseSorts } from '#domain/raise/raise-sort.ts'
import { raiseStates, raiseTabs } from '#domain/raise/raise-transitions.ts'
import { contractorRoles } from '#domain/staff-company/contractor-role.ts'
import { dayRange, guid, isoInstant, kopecks, kopecksWithin, page, wrappedText } from './field.ts'
import { listQuery } from './organiser-application.ts'
import { raisePlaces } from './raise.ts'
import { defineRoute } from './route.ts'

export const raiseRow = z.object({
  guid,
  version: z.int(),
  state: z.enum(raiseStates),
  company: z.object({ guid, name: z.string(), contractorRole: z.enum(contractorRoles) }),
  owner: z.object({ name: z.string(), latinName: z.string(), phone: z.string(), email: z.string() }),
  forumPlaces: z.object({ all: z.int(), taken: z.int() }),
  placesAsked: z.int(),
  reason: z.string(),
  askedAt: isoInstant,
  places: z.int().nullable(),
  priceKopecks: kopecks.nullable(),
  answer: z.string().nullable(),
  invoice: z.object({ guid, number: z.string() }).nullable(),
})
export type RaiseRow = z.infer<typeof raiseRow>

export const listOrganiserRaises = defineRoute({
  method: 'GET',
  path: '/organizer/raises',
  summary: 'Requests of companies for more places, who waits longest first',
  policy: { kind: 'organiser', permission: 'read-raises' },
  query: listQuery.extend({
    state: z.enum(raiseTabs).optional(),
    /** Left out: who waits longest first, and of what has ended the newest. */
    sort: z.enum(raiseSorts).optional(),
    /** The days on which the places were asked for. */
    ...dayRange,
  }),
  response: page(raiseRow).extend({
    counts: z.partialRecord(z.enum(raiseTabs), z.int()),
    /** What one more place costs as a rule, VAT included: an offer begins with it. */
    placePriceKopecks: kopecks,
  }),
})

const version = z.int()
const places = raisePlaces
const note = wrappedText(500).or(z.literal('')).nullable()

export const answerRaise = defineRoute({
  method: 'POST',
  path: '/organizer/raises/:guid/answer',
  summary: 'Offer places at a price, give them free of charge, or refuse',
  policy: { kind: 'organiser', permission: 'decide-raises' },
  params: z.object({ guid }),
  body: z.discriminatedUnion('answer', [
    z.strictObject({
      answer: z.literal('offer'),
      version,
      places,
      priceKopecks: kopecksWithin(1n, 100_000_000n),
      note,
    }),
    z.strictObject({ answer: z.literal('grant'), version, places, note }),
    z.strictObject({ answer: z.literal('refuse'), version, note: wrappedText(500) }),
  ]),
  idempotent: true,
  response: raiseRow,
})
export type RaiseAnswer = z.output<typeof answerRaise.body>
