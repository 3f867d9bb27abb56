/**
 * The instant at which the clocks of `timeZone` (an IANA name) show this day and time, in milliseconds since 1970 UTC.
 * `day` is `yyyy-mm-dd`, `time` is `hh:mm`. Null when they are no day and time. A time that the zone skips or has twice
 * (a change of clocks) gives an instant within that hour.
 */
export function zonedInstant(day: string, time: string, timeZone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return null
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asIfUtc) || new Date(asIfUtc).toISOString().slice(0, 10) !== day) return null
  // Reads the offset at the guess and again at the result, because they differ near a clock change.
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone)
  return asIfUtc - offsetAt(guess, timeZone)
}

/** What the clocks of the zone show at an instant, as `yyyy-mm-dd` and `hh:mm`. */
export function zonedParts(instant: number, timeZone: string): { day: string; time: string } {
  const shown = new Date(instant + offsetAt(instant, timeZone)).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longOffset',
  })
  const name = format.formatToParts(instant).find(part => part.type === 'timeZoneName')?.value ?? ''
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name)
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return (match[1] === '-' ? -minutes : minutes) * 60_000
}
