import type { Locale } from '#contract/field.ts'

export type DayWords = { weekday: string; day: string; month: string; year: string }

/*
 * Written out although Intl has them: its first use costs 60 ms of hydration on a phone (decision 028), and its order and spaces differ between
 * servers and browsers.
 */
const months: Record<Locale, string> = {
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  en: 'January February March April May June July August September October November December',
}
const weekdays: Record<Locale, string> = {
  ru: 'воскресенье понедельник вторник среда четверг пятница суббота',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
}

/** A calendar day (`yyyy-mm-dd`) is the same everywhere, so it is read in UTC. */
export function dayWords(day: string, locale: Locale): DayWords {
  const date = new Date(day)
  return {
    weekday: weekdays[locale].split(' ')[date.getUTCDay()] ?? '',
    day: String(date.getUTCDate()),
    month: months[locale].split(' ')[date.getUTCMonth()] ?? '',
    year: String(date.getUTCFullYear()),
  }
}
