import type { DocumentLocale } from './document-format.ts'

/** «15 сентября 2025, 10:00 (UTC+3)»: a time used as proof needs its offset. */
export function formatDocumentMoment(at: Date, locale: DocumentLocale, timeZone: string): string {
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
  return `${day}, ${part('hour')}:${part('minute')}:${part('second')} (${zone})`
}
