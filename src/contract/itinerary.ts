import { z } from 'zod'
import { guid, isoDate } from './field.ts'
import { recommendationReason, sessionSummary } from './recommendation.ts'
import { defineRoute } from './route.ts'

/** Why a session stands in the plan and not its strongest rival. */
const planReason = z.object({
  code: z.enum(['wanted', 'interest', 'together', 'time', 'alone']),
  rival: z.object({ guid, title: z.string() }).nullable(),
})

const itinerarySession = sessionSummary.extend({
  /** Cancelled sessions stay until they are removed; a full one is expected to have more people than seats. */
  state: z.enum(['planned', 'cancelled', 'full']),
  /** Where it stood when the person chose it, if it was moved since. */
  movedFrom: z
    .object({ day: isoDate, startsAt: z.string(), endsAt: z.string(), hallName: z.string().nullable() })
    .nullable(),
  /** Chosen by hand. */
  chosen: z.boolean(),
  /** Minutes on foot from the session before, where there is a way. */
  walkMinutes: z.int().nullable(),
  reason: planReason.nullable(),
  why: z.array(recommendationReason),
})
export type ItinerarySession = z.infer<typeof itinerarySession>

export const itinerary = z.object({
  /** 0 before the first save. */
  version: z.int(),
  dayMinutes: z.int().nullable(),
  /** The programme of one's own, by time. */
  sessions: z.array(itinerarySession),
  clashes: z.array(
    z.object({ code: z.enum(['overlap', 'walk']), sessions: z.tuple([guid, guid]), minutesShort: z.int() }),
  ),
  /** The best plan around what was chosen by hand; empty where nothing is known of the person. */
  suggestion: z.array(itinerarySession),
  /** Path of the private calendar feed in the language of the call; null where there is none. */
  feed: z.string().nullable(),
})
export type Itinerary = z.infer<typeof itinerary>

const whose = z.strictObject({ participant: guid })

export const readItinerary = defineRoute({
  method: 'GET',
  path: '/recommendations/itinerary',
  summary: 'A participant’s own programme, and the best one that could be suggested',
  failure: 'itinerary_failed',
  policy: { kind: 'account' },
  query: whose,
  response: itinerary,
})

export const saveItinerary = defineRoute({
  method: 'PUT',
  path: '/recommendations/itinerary',
  summary: 'Save the whole programme of one’s own',
  failure: 'itinerary_failed',
  policy: { kind: 'account' },
  idempotent: true,
  body: z.strictObject({
    participant: guid,
    version: z.int().min(0),
    dayMinutes: z.int().min(30).max(1440).nullable(),
    sessions: z.array(z.strictObject({ guid: z.guid('reference_unknown'), chosen: z.boolean() })).max(200),
  }),
  response: itinerary,
})

export const itineraryCalendar = defineRoute({
  method: 'GET',
  path: '/recommendations/itinerary.ics',
  summary: 'A participant’s own programme as a calendar',
  failure: 'itinerary_failed',
  policy: { kind: 'account' },
  query: whose,
  response: 'bytes',
})

export const openFeed = defineRoute({
  method: 'POST',
  path: '/recommendations/itinerary/feed',
  summary: 'Make the address of a private calendar feed; an older one ends',
  policy: { kind: 'account' },
  idempotent: true,
  body: whose,
  response: itinerary,
})

export const closeFeed = defineRoute({
  method: 'DELETE',
  path: '/recommendations/itinerary/feed',
  summary: 'End the private calendar feed',
  policy: { kind: 'account' },
  query: whose,
  response: itinerary,
})

export const readFeed = defineRoute({
  method: 'GET',
  path: '/calendar/:feedToken.ics',
  summary: 'A private calendar feed, by an address that only its owner knows',
  policy: { kind: 'public' },
  params: z.object({ feedToken: z.string().regex(/^[\w-]{43}$/, 'not_found') }),
  query: z.object({ locale: z.enum(['ru', 'en']).optional() }),
  response: 'bytes',
})
