const formats = new Map<string, Intl.DateTimeFormat>()

/** A local date and time; the month counts from 1. */
export type ZonedTime = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** Date and time in `timeZone` (an IANA name) at an instant in milliseconds since 1970 UTC. Throws RangeError on an unknown zone. */
export function zonedTime(instant: number, timeZone: string): ZonedTime {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(timeZone, format)
  }
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  }
}

/** Whether it is the IANA name of a time zone. A bare offset is none, because it knows no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    zonedTime(0, name)
    return true
  } catch {
    return false
  }
}
