import { addMonths, daysBetween, formatIsoDate, localDayAt, parseIsoDate } from './calendar-date.ts'
import type { Edition } from './edition.ts'

/** What the dashboard's countdown says (spec point 4): time left, then that the forum has started, then that it is over. */
export type Countdown =
  | { phase: 'before'; months: number; days: number }
  | { phase: 'started' }
  | { phase: 'over' }

/**
 * Counts by calendar days in the edition's zone; `now` is in milliseconds since 1970 UTC. Months are counted back from the first day of the forum:
 * counted forward from the 31st of a month, two days in a row would show the same figures. Throws RangeError when the edition's first day is invalid.
 */
export function countdown(
  edition: Pick<Edition, 'startsOn' | 'endsOn' | 'timeZone'>,
  now: number,
): Countdown {
  const today = localDayAt(now, edition.timeZone)
  if (today > edition.endsOn) return { phase: 'over' }
  if (today >= edition.startsOn) return { phase: 'started' }
  const start = parseIsoDate(edition.startsOn)
  const from = parseIsoDate(today)
  if (!start || !from) throw new RangeError('The edition has no valid first day')
  let months = (start.year - from.year) * 12 + start.month - from.month
  if (formatIsoDate(addMonths(start, -months)) < today) months -= 1
  return { phase: 'before', months, days: daysBetween(from, addMonths(start, -months)) }
}
