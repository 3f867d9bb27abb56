import type { EditionFacts } from '#contract/edition.ts'
import { zonedTime } from '#domain/edition/zoned-time.ts'

/** Milliseconds by which local time at the forum is ahead of the machine's UTC. */
export function clockAhead({ clock, timeZone }: EditionFacts): number {
  const now = Math.floor(Date.parse(clock.now) / 60_000) * 60_000
  const { year, month, day, hour, minute } = zonedTime(now, timeZone)
  return clock.offsetMilliseconds + Date.UTC(year, month - 1, day, hour, minute) - now
}
