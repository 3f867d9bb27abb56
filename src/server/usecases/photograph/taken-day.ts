import { type IsoDate, localDayAt } from '#domain/edition/calendar-date.ts'

/** Reads only these tags: the place where it was taken is none of our business. */
const options = {
  pick: ['DateTimeOriginal', 'OffsetTimeOriginal', 'CreateDate', 'OffsetTime'],
  reviveValues: false,
  mergeOutput: true,
}

/**
 * The day on which a picture was taken, by its EXIF: in the edition's zone if the camera gives an offset, otherwise as written. Null where the file
 * has no date, as after a messenger or an editor. The file's modification date does not count.
 */
export async function readTakenDay(bytes: Buffer, timeZone: string): Promise<IsoDate | null> {
  const { default: exifr } = await import('exifr')
  const found: unknown = await exifr.parse(bytes, options).catch(() => null)
  const tags = typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  return (
    takenDay(tags.DateTimeOriginal, tags.OffsetTimeOriginal, timeZone) ??
    takenDay(tags.CreateDate, tags.OffsetTimeOriginal ?? tags.OffsetTime, timeZone)
  )
}

/** `2025:09:14 23:30:00` and `+03:00` or nothing, the notation of the standard. */
export function takenDay(written: unknown, offset: unknown, timeZone: string): IsoDate | null {
  const match =
    typeof written === 'string' ? /^(\d{4}):(\d{2}):(\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(written) : null
  if (!match) return null
  const [, year, month, day, time] = match
  const zone = typeof offset === 'string' && /^[+-]\d{2}:\d{2}$/.test(offset) ? offset : null
  const instant = zone ? Date.parse(`${year}-${month}-${day}T${time}${zone}`) : Number.NaN
  return Number.isNaN(instant) ? `${year}-${month}-${day}` : localDayAt(instant, timeZone)
}
