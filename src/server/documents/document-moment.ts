import type { DocumentLocale } from './document-format.ts'

/** «15 сентября 2025, 10:00 (UTC+3)»: a time used as proof needs its offset. */
export function formatDocumentMoment(at: Date, locale: DocumentLocale, timeZone: string): string {
  const { day, time, zone } = partsOf(at, locale, timeZone)
  return `${day}, ${time} (${zone})`
}

/** «18 февраля 2026, 08:00», for times that are plans and prove nothing. */
export function formatDocumentMinute(at: Date, locale: DocumentLocale, timeZone: string): string {
  const { day, time } = partsOf(at, locale, timeZone)
  return `${day}, ${time.slice(0, 5)}`
}

function partsOf(at: Date, locale: DocumentLocale, timeZone: string) {
  const language = locale === 'ru' ? 'ru-RU' : 'en-GB'
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone })
    .format(at)
    .replace(/\sг\.$/, '')
    .replaceAll(' ', '\u00a0')
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at)
  const part = (type: string) => parts.find(one => one.type === type)?.value ?? ''
  const zone = part('timeZoneName').replace('GMT', 'UTC')
  return { day, time: `${part('hour')}:${part('minute')}:${part('second')}`, zone }
}
