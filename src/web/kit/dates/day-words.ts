import type { Locale } from '#contract/field.ts'
import { dayWords } from './parts/calendar-words.ts'

/** «18 февраля» */
export function dayAndMonth(day: string, locale: Locale): string {
  const { day: number, month } = dayWords(day, locale)
  return `${number}\u00a0${month}`
}

/** «18 фев», where there is no room for more. */
export function shortDay(day: string, locale: Locale): string {
  const { day: number, month } = dayWords(day, locale)
  return `${number}\u00a0${month.slice(0, 3)}`
}

/** «Среда, 18 февраля» */
export function fullDay(day: string, locale: Locale): string {
  const { weekday } = dayWords(day, locale)
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${dayAndMonth(day, locale)}`
}

/** «12:30–13:10», without a line break inside. */
export function timeSpan({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  return `${startsAt}\u2060–\u2060${endsAt}`
}
