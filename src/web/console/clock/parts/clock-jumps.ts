import type { EditionFacts } from '#contract/edition.ts'
import { zonedInstant } from '#web/kit/dates/zoned-instant.ts'

export type ClockJumpName =
  | 'transferDayBefore'
  | 'transferDayAfter'
  | 'badgeDayBefore'
  | 'badgeDayAfter'
  | 'eve'
  | 'firstDay'
  | 'start'

/** A named moment to jump to; the instant is in milliseconds since 1970 UTC. */
type ClockJump = { name: ClockJumpName; instant: number }

/** The demo's default time (product.md §4), when every lock is open. */
const demoStart = { day: '2025-09-15', time: '10:00' }

/** Jumps of the demo clock, earliest first: around each lock, and around the forum's first day. */
export function clockJumps({
  locks,
  startsOn,
  timeZone,
}: Pick<EditionFacts, 'locks' | 'startsOn' | 'timeZone'>): ClockJump[] {
  const at = (day: string, time: string) => zonedInstant(day, time, timeZone)
  const places: [ClockJumpName, number | null][] = [
    ['start', at(demoStart.day, demoStart.time)],
    ['transferDayBefore', at(shiftDay(locks.transfer, -1), '10:00')],
    ['transferDayAfter', at(shiftDay(locks.transfer, 1), '10:00')],
    ['badgeDayBefore', at(shiftDay(locks.badgeCompanyName, -1), '10:00')],
    ['badgeDayAfter', at(shiftDay(locks.badgeCompanyName, 1), '10:00')],
    ['eve', at(shiftDay(startsOn, -1), '18:00')],
    ['firstDay', at(startsOn, '09:00')],
  ]
  return places
    .flatMap(([name, instant]) => (instant === null ? [] : [{ name, instant }]))
    .sort((first, second) => first.instant - second.instant)
}

function shiftDay(day: string, by: number): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Date(noon + by * 86_400_000).toISOString().slice(0, 10)
}
