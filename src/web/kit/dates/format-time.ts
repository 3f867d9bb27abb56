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
  return format.format(new Date(instant)).replaceAll(' ', '\u00a0').replace('GMT+3', moscowTime[locale])
}

const moscowTime: Record<Locale, string> = { ru: 'МСК', en: 'MSK' }

/** The zone's own name at an instant, as it stands beside a time: `МСК`, `GMT+10`. */
export function zoneName(instant: string, locale: Locale, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name === 'GMT+3' ? moscowTime[locale] : name
}
