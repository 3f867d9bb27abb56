import { z } from 'zod'
import { plannedKinds } from '#domain/consent/consent-kind.ts'
import { bilingual, isoDate, isoInstant, kopecks } from './field.ts'
import { defineRoute } from './route.ts'

/** What everybody may know about the current edition. */
export const editionFacts = z.object({
  slug: z.string(),
  name: bilingual,
  city: bilingual,
  venue: bilingual,
  /** The street of the venue; empty while nobody has written it. */
  address: bilingual,
  startsOn: isoDate,
  endsOn: isoDate,
  timeZone: z.string(),
  feeKopecks: kopecks,
  /** The rate on a payment received today, in percent. */
  vatPercent: z.number(),
  /** Every rate with its first day, the oldest first. */
  vatRates: z.array(z.object({ from: isoDate, percent: z.int() })),
  supportEmail: z.string(),
  supportPhone: z.string(),
  /** Messages that are going to be sent: consents are asked for nothing else. */
  plannedMessages: z.array(z.enum(plannedKinds)),
  locks: z.object({ badgeCompanyName: isoDate, transfer: isoDate }),
  /** Further last days, each included. */
  deadlines: z.object({ payBy: isoDate, passportBy: isoDate, volunteersUntil: isoDate }),
  /** The edition's clock, its offset from the machine's clock, and whether it may be moved (demo). */
  clock: z.object({ now: isoInstant, today: isoDate, offsetMilliseconds: z.int(), movable: z.boolean() }),
  demo: z.boolean(),
})

export type EditionFacts = z.infer<typeof editionFacts>

export const readEdition = defineRoute({
  method: 'GET',
  path: '/edition',
  summary: 'The current edition: dates, place, fee, locks and clock',
  policy: { kind: 'public' },
  response: editionFacts,
})
