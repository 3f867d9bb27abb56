import { formatIsoDate, type IsoDate } from '#domain/edition/calendar-date.ts'
import { zonedTime } from '#domain/edition/zoned-time.ts'

export type ForumTime = { day: IsoDate; time: string }

// A chat of thousands is laid out anew with each message: every instant is read once.
const known = new Map<string, ForumTime>()
const mostKnown = 20_000

/** The day, and the time as `09:05`, that an instant (ISO) is in a time zone. */
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
