import { zonedTime } from '#domain/edition/zoned-time.ts'

/** `08:00–12:00` of two instants in a time zone. */
export function hoursBetween({ from, to }: { from: string; to: string }, timeZone: string): string {
  return `${clockTime(from, timeZone)}–${clockTime(to, timeZone)}`
}

/** `08:00`. */
export function clockTime(instant: string, timeZone: string): string {
  const { hour, minute } = zonedTime(Date.parse(instant), timeZone)
  return [hour, minute].map(part => String(part).padStart(2, '0')).join(':')
}
