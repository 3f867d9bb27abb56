import { type IsoDate, isDayBetween, localDayAt } from '#domain/edition/calendar-date.ts'
import { formatDay } from './documents/document-format.ts'
import { refuse } from './refuse.ts'

/** A day that somebody has noted for a deed of theirs, and the day of what the deed follows. */
type NotedDay = {
  field: string
  day: IsoDate
  from: IsoDate
  at: Date
  timeZone: string
  locale: 'ru' | 'en'
}

/** Refuses a day before what it follows or after the forum's today, with `day_between`, which says what days are possible. */
export function requireDay(noted: NotedDay): void {
  const { field, day, from, at, timeZone, locale } = noted
  const to = localDayAt(at.getTime(), timeZone)
  if (isDayBetween(day, { from, to })) return
  const parameters = { from: formatDay(from, locale), to: formatDay(to, locale) }
  refuse('day_between', { parameters, details: [{ field, code: 'day_between', parameters }] })
}
