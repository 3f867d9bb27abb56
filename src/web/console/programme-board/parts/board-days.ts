import type { PlannedSession } from '#contract/organiser-programme.ts'

/** In an address instead of a date: sessions without a day, or with one that is no longer the forum's. */
export const noDay = 'none'

/** The sessions of each day of the forum in its order, and under `noDay` those that stand on none. */
export function sessionsByDay(
  sessions: readonly PlannedSession[],
  days: readonly string[],
): Map<string, PlannedSession[]> {
  const byDay = new Map<string, PlannedSession[]>([...days, noDay].map(day => [day, []]))
  for (const session of sessions)
    byDay.get(session.day !== null && days.includes(session.day) ? session.day : noDay)?.push(session)
  return byDay
}

/** A session that has a place on the grid of its day. */
export type TimedSession = PlannedSession & { startsAt: string; endsAt: string }

/** Whether a session has a time that can be drawn. */
export function isTimed(session: PlannedSession): session is TimedSession {
  return session.startsAt !== null && session.endsAt !== null && session.startsAt < session.endsAt
}
