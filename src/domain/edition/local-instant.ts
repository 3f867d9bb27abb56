import type { IsoDate } from './calendar-date.ts'
import { zonedTime } from './zoned-time.ts'

/**
 * The instant, in milliseconds since 1970 UTC, at which clocks in `timeZone` (an IANA name) show `time` (HH:MM) on `day`. A time skipped by a clock
 * change is counted with the offset before it; of a time that occurs twice the first is meant.
 */
export function localInstant(day: IsoDate, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`)
  // One of the offsets a day before and after is the offset at the time itself.
  const offsets = [wall - 86_400_000, wall + 86_400_000].map(instant => offsetAt(instant, timeZone))
  const found = offsets
    .map(offset => wall - offset)
    .filter(instant => instant + offsetAt(instant, timeZone) === wall)
  return found.length > 0 ? Math.min(...found) : wall - (offsets[0] ?? 0)
}

function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = zonedTime(instant, timeZone)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}
