import type { Locale } from '#contract/field.ts'

type DayWords = { weekday: string; day: string; month: string }

/** The words of a day (`yyyy-mm-dd`). Put together by hand: Intl's own order and spaces differ between servers and browsers. */
function wordsOf(day: string, locale: Locale): DayWords {
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const parts = new Map(format.formatToParts(Date.parse(day)).map(({ type, value }) => [type, value]))
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return { weekday: of('weekday'), day: of('day'), month: of('month') }
}

/** «18 февраля» */
export function dayAndMonth(day: string, locale: Locale): string {
  const { day: number, month } = wordsOf(day, locale)
  return `${number}\u00a0${month}`
}

/** «Среда, 18 февраля» */
export function fullDay(day: string, locale: Locale): string {
  const { weekday } = wordsOf(day, locale)
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${dayAndMonth(day, locale)}`
}

/** «12:30–13:10» with no line end inside. */
export function timeSpan({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  return `${startsAt}\u2060–\u2060${endsAt}`
}
