import type { WayThere } from '#contract/venue.ts'
import { m } from '#messages/compiled/messages.js'

/** «12 минут пешком», «9 км»; empty where it is not on the plan. */
export function wayWords({ minutes, kilometres }: Pick<WayThere, 'minutes' | 'kilometres'>): string {
  if (minutes !== null) return m.venue_walk({ count: minutes })
  return kilometres === null ? '' : m.venue_kilometres({ count: kilometres })
}
