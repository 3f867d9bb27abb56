import { zonedTime } from './zoned-time.ts'

/** How far clocks in `timeZone` (an IANA name) are from UTC at noon of a day: `UTC+3`, `UTC+5:30`, `UTC−3`, `UTC`. */
export function utcOffset(timeZone: string, day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const { year, month, day: date, hour, minute } = zonedTime(noon, timeZone)
  const minutes = (Date.UTC(year, month - 1, date, hour, minute) - noon) / 60_000
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes > 0 ? '+' : '−'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`
}
