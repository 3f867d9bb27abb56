import { formatIsoDate, type IsoDate, localDayAt, parseIsoDate } from './calendar-date.ts'
import { localInstant } from './local-instant.ts'

/** The instant, in milliseconds since 1970 UTC, at which the day after that of `instant` begins in `timeZone`. */
export function nextMidnight(instant: number, timeZone: string): number {
  return localInstant(dayAfter(localDayAt(instant, timeZone)), '00:00', timeZone)
}

function dayAfter(day: IsoDate): IsoDate {
  const { year, month, day: number } = parseIsoDate(day) ?? { year: 1970, month: 1, day: 1 }
  const next = new Date(Date.UTC(year, month - 1, number + 1))
  return formatIsoDate({ year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() })
}
