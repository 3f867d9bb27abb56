import { addDays, daysBetween, parseIsoDate } from '../edition/calendar-date.ts'
import { minutesOf } from '../programme/day-time.ts'

/** A session with its place in time: minutes since midnight of the forum's first day. */
export type PlannedSession = {
  guid: string
  /** The day on which it begins, as a number from 0. */
  day: number
  from: number
  to: number
  hall: string | null
}

const dayMinutes = 24 * 60

/** A session that ends before it begins goes on over midnight; one that ends as it begins takes no time and cannot be visited. */
export function plannedSession(
  session: { guid: string; day: string; startsAt: string; endsAt: string; hall: string | null },
  firstDay: string,
): PlannedSession | null {
  const [first, own] = [parseIsoDate(firstDay), parseIsoDate(session.day)]
  if (!first || !own) return null
  const day = daysBetween(first, own)
  const [start, end] = [minutesOf(session.startsAt), minutesOf(session.endsAt)]
  if (start === end) return null
  const midnight = day * dayMinutes
  return {
    guid: session.guid,
    day,
    from: midnight + start,
    to: midnight + end + (end < start ? dayMinutes : 0),
    hall: session.hall,
  }
}

/** The day and time of a moment of the plan. */
export function momentOf(minutes: number, firstDay: string): { day: string; time: number } {
  return { day: addDays(firstDay, Math.floor(minutes / dayMinutes)), time: minutes % dayMinutes }
}
