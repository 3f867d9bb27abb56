import type { Locale } from '#contract/field.ts'
import { dayWords } from './parts/calendar-words.ts'

/** An en dash that allows no line break after it. */
const dash = '–\u2060'

type Days = { startsOn: string; endsOn: string }

/**
 * The days of the forum as look.md writes them: «18–20 февраля 2026», `18–20 February 2026`. Put together here and not by
 * Intl's ranges, whose spaces differ between the server's ICU and the browser's.
 */
export function formatForumDates({ startsOn, endsOn }: Days, locale: Locale): string {
  if (startsOn === endsOn) return formatDay(startsOn, locale)
  const [start, end] = [dayWords(startsOn, locale), dayWords(endsOn, locale)]
  const last = formatDay(endsOn, locale)
  if (start.year !== end.year) return `${formatDay(startsOn, locale)}\u00a0– ${last}`
  if (start.month !== end.month) return `${start.day}\u00a0${start.month}\u00a0– ${last}`
  return `${start.day}${dash}${last}`
}

/** A day as `yyyy-mm-dd` for reading: «13 февраля 2026». */
export function formatDay(day: string, locale: Locale): string {
  const parts = dayWords(day, locale)
  return `${parts.day}\u00a0${parts.month}\u00a0${parts.year}`
}

/** An instant (milliseconds since 1970 UTC) by the forum's zone: «15 сентября 2025, 10:00». */
export function formatMoment(instant: number, locale: Locale, timeZone: string): string {
  // Only numbers are taken from Intl, because they are the same everywhere.
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  return `${formatDay(day, locale)}, ${parts.get('hour')}:${parts.get('minute')}`
}

/** A forum day without its year: «18 февраля». */
export function formatMonthDay(day: string, locale: Locale): string {
  const parts = dayWords(day, locale)
  return `${parts.day}\u00a0${parts.month}`
}

/** «среда», `Wednesday`. */
export function formatWeekday(day: string, locale: Locale): string {
  return dayWords(day, locale).weekday
}
