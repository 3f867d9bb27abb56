import { type IsoDate, parseIsoDate } from '#domain/edition/calendar-date.ts'
import { formatMoney } from '#domain/payment/money.ts'

export type DocumentLocale = 'ru' | 'en'

/** Kopecks without the currency, for a column of figures: `180 000,00`, `180,000.00`. */
export function formatSum(kopecks: bigint, locale: DocumentLocale): string {
  return formatMoney(kopecks, locale, 'always').replace(/[\u00a0]?₽|RUB[\u00a0]?/g, '')
}

/** `15 января 2026 г.`, `15 January 2026`. */
export function formatLongDate(date: IsoDate, locale: DocumentLocale): string {
  const { year, month, day } = dayOf(date)
  const instant = Date.UTC(year, month - 1, day)
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', options)
    .format(instant)
    .replaceAll(' ', '\u00a0')
}

/** «18–20 февраля 2026», `18–20 February 2026`: without the «г.» of official papers. */
export function formatDays(days: { startsOn: IsoDate; endsOn: IsoDate }, locale: DocumentLocale): string {
  const { startsOn, endsOn } = days
  const last = formatDay(endsOn, locale)
  if (startsOn === endsOn) return last
  const sameMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7)
  return sameMonth ? `${Number(startsOn.slice(8))}–${last}` : `${formatDay(startsOn, locale)} – ${last}`
}

/** «18 февраля 2026» */
export function formatDay(day: IsoDate, locale: DocumentLocale): string {
  return formatLongDate(day, locale).replace(/\u00a0г\.$/, '')
}

/** «Среда, 18 февраля», `Wednesday, 18 February`: English dates of `Intl` lack the comma that the site writes. */
export function formatWeekday(day: IsoDate, locale: DocumentLocale): string {
  const text = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(documentInstant(day))
  return text.charAt(0).toUpperCase() + text.slice(1).replace(/^(\p{L}+) (?=\d)/u, '$1, ')
}

/** `15.01.2026`, the format of payment orders and tax forms. */
export function formatShortDate(date: IsoDate): string {
  return date.split('-').reverse().join('.')
}

/** Midnight of the day, so that a document drawn again has the same bytes. */
export function documentInstant(date: IsoDate): Date {
  const { year, month, day } = dayOf(date)
  return new Date(Date.UTC(year, month - 1, day))
}

function dayOf(date: IsoDate) {
  const day = parseIsoDate(date)
  if (day === null) throw new RangeError('Date of a document is no day of the calendar')
  return day
}
