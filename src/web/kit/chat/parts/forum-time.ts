import { formatIsoDate, type IsoDate } from '#domain/edition/calendar-date.ts'
import { zonedTime } from '#domain/edition/zoned-time.ts'

export type ForumTime = { day: IsoDate; time: string }

// Each new message lays a chat of thousands out again, so formatted times are cached.
const known = new Map<string, ForumTime>()
const mostKnown = 20_000

/** The day of an instant (ISO) in a time zone, and its time as `09:05`. */
export function forumTime(instant: string, timeZone: string): ForumTime {
  const key = `${timeZone} ${instant}`
  const found = known.get(key)
  if (found) return found
  const zoned = zonedTime(Date.parse(instant), timeZone)
  const figure = (value: number) => String(value).padStart(2, '0')
  const read = { day: formatIsoDate(zoned), time: `${figure(zoned.hour)}:${figure(zoned.minute)}` }
  if (known.size >= mostKnown) known.clear()
  known.set(key, read)
  return read
}
