import type { Locale } from '#contract/field.ts'

/** Hours and minutes of an instant in a time zone, with the zone's name: `14:35 GMT+3`. */
export function formatTime(instant: string, locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  return format
    .format(new Date(instant))
    .replaceAll(' ', '\u00a0')
    .replace('GMT+3', locale === 'ru' ? 'МСК' : 'MSK')
}
