import { m } from '#messages/compiled/messages.js'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long something has been waiting, in one unit: minutes under an hour, hours under two days, then days. Takes milliseconds. A time in the future
 * (after the demo clock was moved back) counts as one minute.
 */
export function ageText(milliseconds: number, locale: 'ru' | 'en'): string {
  const { count, unit } = oneUnit(milliseconds)
  const age = new Intl.NumberFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count)
  // A line does not end between the number and its unit.
  return age.replaceAll(' ', '\u00a0')
}

/** The same for a past event: "5 minutes ago". */
export function agoText(milliseconds: number, locale: 'ru' | 'en'): string {
  if (milliseconds < minute) return m.organiser_just_now({}, { locale })
  const { count, unit } = oneUnit(milliseconds)
  return new Intl.RelativeTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB').format(-count, unit)
}

function oneUnit(milliseconds: number): {
  count: number
  unit: 'minute' | 'hour' | 'day'
} {
  const count = (size: number) => Math.max(1, Math.floor(milliseconds / size))
  if (milliseconds < hour) return { count: count(minute), unit: 'minute' }
  return milliseconds < 2 * day ? { count: count(hour), unit: 'hour' } : { count: count(day), unit: 'day' }
}

/** Time left as `9:41`, or `1:02:05` from an hour on; never below `0:00`. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const pad = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`
}
