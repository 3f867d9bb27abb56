import { utcOffset } from '#domain/edition/utc-offset.ts'
import { m } from '#messages/compiled/messages.js'

/** The forum's clocks in words: «московское время, UTC+3». `day` is one of the forum's, because summer time moves clocks. */
export function zoneWords(timeZone: string, day: string, options: { locale: 'ru' | 'en' }): string {
  const zone = utcOffset(timeZone, day)
  return timeZone === 'Europe/Moscow'
    ? m.programme_zone_moscow({ zone }, options)
    : m.programme_zone_forum({ zone }, options)
}
