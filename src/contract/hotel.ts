import { z } from 'zod'
import { promoCodeAccesses } from '#domain/hotel/promo-code-access.ts'
import { guid, isoDate } from './field.ts'
import { picture } from './picture.ts'
import { defineRoute } from './route.ts'

/** An official hotel in the language of the call. */
export const hotel = z.object({
  guid,
  name: z.string(),
  stars: z.int().nullable(),
  address: z.string(),
  description: z.string(),
  /** Distance from the venue, in words; empty where unknown. */
  distance: z.string(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Percent off with the promo code. */
  discountFrom: z.int().nullable(),
  discountTo: z.int().nullable(),
  /** Null where there is none, or where `promoCodes` says why the reader does not see it. */
  promoCode: z.string().nullable(),
  hasPromoCode: z.boolean(),
  /** Last day on which the code works. */
  bookBy: isoDate.nullable(),
  map: picture.nullable(),
})
export type Hotel = z.infer<typeof hotel>

/** Buses between the venue and the hotels; local times of the edition. */
export const shuttle = z.object({
  guid,
  route: z.string(),
  day: isoDate,
  startsAt: z.string(),
  endsAt: z.string(),
  everyMinutes: z.int().nullable(),
  /** Stops, or where to board; empty where unknown. */
  note: z.string(),
})
export type Shuttle = z.infer<typeof shuttle>

export const hotelsOverview = z.object({
  promoCodes: z.enum(promoCodeAccesses),
  hotels: z.array(hotel),
  /** Sorted by day, then time. */
  shuttles: z.array(shuttle),
})
export type HotelsOverview = z.infer<typeof hotelsOverview>

export const readHotels = defineRoute({
  method: 'GET',
  path: '/participants/:guid/hotels',
  summary: 'Official hotels with the promo codes for whom they are, and the shuttles of each day',
  policy: { kind: 'account' },
  params: z.object({ guid }),
  response: hotelsOverview,
})
