import { localDayAt } from '#domain/edition/calendar-date.ts'
import { zonedTime } from '#domain/edition/zoned-time.ts'
import { formatDay } from '#server/documents/document-format.ts'
import type { ShiftRow } from '#server/persistence/shift-queries.ts'

type Shown = Pick<ShiftRow, 'startsAt' | 'endsAt' | 'placeRu' | 'placeEn'>

/** «18 февраля 2026, 08:00–12:00, стойка регистрации»; a night shift names the day on which it begins. */
export function shiftInWords(
  { startsAt, endsAt, placeRu, placeEn }: Shown,
  { locale, timeZone }: { locale: 'ru' | 'en'; timeZone: string },
): string {
  const day = formatDay(localDayAt(startsAt.getTime(), timeZone), locale)
  const hours = [startsAt, endsAt].map(at => clockTime(at, timeZone)).join('–')
  return `${day}, ${hours}, ${locale === 'ru' ? placeRu : placeEn}`
}

function clockTime(at: Date, timeZone: string): string {
  const { hour, minute } = zonedTime(at.getTime(), timeZone)
  return [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
}
