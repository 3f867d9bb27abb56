import type { hubKinds, PlaceType, sessionFormats } from '#domain/content/content-choice.ts'
import type { VenuePlan } from '#domain/venue/venue-plan.ts'

/** How far something is from the main entrance; nulls where the editors have not said where it is. */
export type WayThere = {
  /** Its number on the plan. */
  number: number | null
  /** On foot; null where it is too far to walk. */
  minutes: number | null
  kilometres: number | null
}

/** An official hotel as everybody may see it: what its promo code gives is shown in the cabinet alone. */
export type VenueHotel = WayThere & {
  guid: string
  name: string
  stars: number | null
  address: string
  /** Distance in the editors' words; empty where they have written none. */
  distance: string
  website: string | null
}

/** Where people arrive, and when the forum's own cars run there. */
export type VenueHub = WayThere & {
  guid: string
  name: string
  type: (typeof hubKinds)[number]
  service: string
}

/** Another numbered place of the plan. */
export type VenueSpot = WayThere & { guid: string; name: string; type: PlaceType; note: string }

/** A hall with what the programme holds in it. */
export type VenueHall = {
  guid: string
  name: string
  floor: string
  capacity: number | null
  sessions: number
  /** Formats of its sessions, the most frequent first, without breaks. */
  formats: (typeof sessionFormats)[number][]
}

/** What stands around and inside the venue; `plan` is null where nothing near is placed. */
export type Venue = {
  plan: VenuePlan | null
  hotels: VenueHotel[]
  hubs: VenueHub[]
  spots: VenueSpot[]
  halls: VenueHall[]
}
