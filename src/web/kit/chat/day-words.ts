import type { Locale } from '#contract/field.ts'
import { type IsoDate, localDayAt } from '#domain/edition/calendar-date.ts'
import { m } from '#messages/compiled/messages.js'
import { formatDay, formatMonthDay } from '#web/kit/dates/forum-dates.ts'

/** A day of a chat as people say it: today, yesterday, else its date, with the year only when it is another one. */
export function dayWords(day: IsoDate, now: number, timeZone: string, locale: Locale): string {
  const today = localDayAt(now, timeZone)
  if (day === today) return m.chat_today({}, { locale })
  if (day === localDayAt(now - 86_400_000, timeZone)) return m.chat_yesterday({}, { locale })
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(day, locale) : formatDay(day, locale)
}
