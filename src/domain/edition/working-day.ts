import { type IsoDate, parseIsoDate } from './calendar-date.ts'

/**
 * The day `count` working days after a day, skipping Saturdays and Sundays. Public holidays count as working days, so that our promise is never later
 * than the law's. Throws RangeError on an invalid day.
 */
export function workingDaysAfter(day: IsoDate, count: number): IsoDate {
  const from = parseIsoDate(day)
  if (!from) throw new RangeError(`no day: ${day}`)
  let at = Date.UTC(from.year, from.month - 1, from.day)
  for (let left = count; left > 0; left -= isWorkingDay(at) ? 1 : 0) at += 86_400_000
  return new Date(at).toISOString().slice(0, 10)
}

function isWorkingDay(utcMidnight: number): boolean {
  const weekday = new Date(utcMidnight).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
