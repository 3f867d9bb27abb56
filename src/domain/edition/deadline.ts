import { type IsoDate, localDayAt } from './calendar-date.ts'
import type { DatedLock, Edition } from './edition.ts'

export type DeadlineCode = 'deadline_passed'

/**
 * Whether a deadline has passed: it holds to the end of its day in the edition's time zone (product.md §4). `now` is in
 * milliseconds since 1970 UTC. Comparing local days needs no offset arithmetic and is right on days of 23 and 25 hours.
 */
export function isDeadlinePassed(deadline: { lastDay: IsoDate; timeZone: string }, now: number): boolean {
  return localDayAt(now, deadline.timeZone) > deadline.lastDay
}

/** Whether what the lock guards may still be edited (spec point 4, editing locks). */
export function mayEdit(
  edition: Pick<Edition, 'locks' | 'timeZone'>,
  lock: DatedLock,
  now: number,
): { ok: true } | { ok: false; code: DeadlineCode; lastDay: IsoDate } {
  const lastDay = edition.locks[lock]
  return isDeadlinePassed({ lastDay, timeZone: edition.timeZone }, now)
    ? { ok: false, code: 'deadline_passed', lastDay }
    : { ok: true }
}
