import { zonedTime } from './zoned-time.ts'

/** A calendar day as `yyyy-mm-dd`, without time and zone; two of them compare as text. */
export type IsoDate = string

export type CalendarDay = { year: number; month: number; day: number }

/** Reads `yyyy-mm-dd`; null when it is not a day of the Gregorian calendar (2025-02-29, 2025-13-01, 25-1-1). */
export function parseIsoDate(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return { year, month, day }
}

/** Writes a day as `yyyy-mm-dd`. */
export function formatIsoDate({ year, month, day }: CalendarDay): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Moves a day by whole months, back with a negative number; a day that the month lacks becomes its last one. */
export function addMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const index = year * 12 + (month - 1) + months
  const moved = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
  return { ...moved, day: Math.min(day, daysInMonth(moved.year, moved.month)) }
}

/**
 * The day on which a person born on `birth` completes `years` full years. Somebody born on 29 February completes them on 1 March of a common year,
 * because 28 February is still one day short.
 */
export function anniversary(birth: CalendarDay, years: number): IsoDate {
  const year = birth.year + years
  if (birth.month === 2 && birth.day === 29 && !isLeapYear(year))
    return formatIsoDate({ year, month: 3, day: 1 })
  return formatIsoDate({ ...birth, year })
}

/** Whole days from one day to a later one; negative when it is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (utcMidnight(to) - utcMidnight(from)) / 86_400_000
}

/** Moves a day by whole days, back with a negative number. The day must be valid. */
export function addDays(day: IsoDate, days: number): IsoDate {
  const { year, month, day: number } = parseIsoDate(day) ?? { year: 1970, month: 1, day: 1 }
  return new Date(Date.UTC(year, month - 1, number + days)).toISOString().slice(0, 10)
}

/** Whether a day is one from the first to the last, both included. */
export function isDayBetween(day: IsoDate, { from, to }: { from: IsoDate; to: IsoDate }): boolean {
  return day >= from && day <= to
}

/** Every day from the first to the last, both included; none when they are reversed or invalid. */
export function daysOf(first: IsoDate, last: IsoDate): IsoDate[] {
  const [from, to] = [parseIsoDate(first), parseIsoDate(last)]
  if (!from || !to) return []
  const count = Math.max(daysBetween(from, to) + 1, 0)
  return Array.from({ length: count }, (_, index) =>
    new Date(utcMidnight(from) + index * 86_400_000).toISOString().slice(0, 10),
  )
}

/**
 * The calendar day in `timeZone` (an IANA name) at an instant given in milliseconds since 1970 UTC. Throws RangeError on
 * an unknown zone: an edition's zone is checked when the edition is saved.
 */
export function localDayAt(instant: number, timeZone: string): IsoDate {
  return formatIsoDate(zonedTime(instant, timeZone))
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function utcMidnight({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day)
}
