import { useMemo } from 'react'
import { useEdition } from '../edition/use-edition.ts'
import { useLocale } from '../session/use-locale.ts'

/** Words for days and instants in the page's language and the edition's time zone. */
export function useMoments() {
  const locale = useLocale()
  const { timeZone } = useEdition()
  return useMemo(() => momentWords(locale, timeZone), [locale, timeZone])
}

function momentWords(locale: 'ru' | 'en', timeZone: string) {
  const language = locale === 'ru' ? 'ru-RU' : 'en-GB'
  const day = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const shortDay = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  const full = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone,
  })
  const short = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  // A day has no zone: noon in UTC stays the same day wherever it is formatted.
  const noon = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`)
  return {
    /** `18 февраля 2026 г.` of `2026-02-18`. */
    day: (isoDate: string) => day.format(noon(isoDate)),
    /** `18 февр. 2026 г.`, for tables. */
    shortDay: (isoDate: string) => shortDay.format(noon(isoDate)),
    /** Day and minutes. */
    moment: (instant: string | number) => moment.format(new Date(instant)),
    /** Day and seconds, for the clock. */
    full: (instant: number) => full.format(instant),
    /** Without the year, for tables. */
    short: (instant: string) => short.format(new Date(instant)),
  }
}
