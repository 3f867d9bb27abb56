import type { Locale } from '#contract/field.ts'

/** Hours and minutes (and seconds) of an instant in a time zone, with the zone's name: `14:35 MSK`, `14:35:07 GMT+10`. */
export function formatTime(
  instant: string,
  locale: Locale,
  timeZone: string,
  precision: 'minutes' | 'seconds' = 'minutes',
): string {
  const format = new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(precision === 'seconds' && { second: '2-digit' }),
    timeZone,
    timeZoneName: 'short',
  })
  return format
    .format(new Date(instant))
    .replaceAll(' ', '\u00a0')
    .replace('GMT+3', locale === 'ru' ? 'МСК' : 'MSK')
}
