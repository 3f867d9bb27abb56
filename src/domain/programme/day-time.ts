import { zonedTime } from '../edition/zoned-time.ts'

/** Minutes since midnight of a time as HH:MM. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Minutes since midnight as HH:MM. */
export function timeOf(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`
}

/** What clocks in `timeZone` (an IANA name) show at an instant in milliseconds since 1970 UTC, in minutes since midnight. */
export function minutesAt(instant: number, timeZone: string): number {
  const { hour, minute } = zonedTime(instant, timeZone)
  return hour * 60 + minute
}
