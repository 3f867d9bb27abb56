import { useMemo } from 'react'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale } from '#web/kit/locale/use-locale.ts'
import { formatDay, formatMoment } from './forum-dates.ts'

/** Intl ends a Russian year with «г.», which the product's dates go without (look.md). The space keeps «авг.» whole. */
const yearWord = /\sг\.(?=$|[,\s])/

/** Words for days and instants in the page's language and the edition's time zone. */
export function useMoments() {
  const locale = useLocale()
  const { timeZone } = useEdition()
  return useMemo(() => momentWords(locale, timeZone), [locale, timeZone])
}

/** Words of one language and zone. */
export function momentWords(locale: 'ru' | 'en', timeZone: string) {
  const language = locale === 'ru' ? 'ru-RU' : 'en-GB'
  const shortDay = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const short = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  // Keeps day and month on one line.
  const unbroken = (day: string) => day.replaceAll(' ', '\u00a0')
  const seconds = (instant: number) => String(Math.floor(instant / 1000) % 60).padStart(2, '0')
  // A day has no time zone; noon in UTC is the same day in every zone used here.
  const noon = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`)
  return {
    /** `18 февраля 2026` of `2026-02-18`. */
    day: (isoDate: string) => formatDay(isoDate, locale),
    /** `18 февр. 2026`, for tables. */
    shortDay: (isoDate: string) => unbroken(shortDay.format(noon(isoDate)).replace(yearWord, '')),
    /** Day and minutes. */
    moment: (instant: string | number) => formatMoment(new Date(instant).getTime(), locale, timeZone),
    /** With seconds, for the clock. */
    full: (instant: number) => `${formatMoment(instant, locale, timeZone)}:${seconds(instant)}`,
    /** Without the year, for tables. */
    short: (instant: string) => short.format(new Date(instant)).replace(/^[^,]+/, unbroken),
  }
}
