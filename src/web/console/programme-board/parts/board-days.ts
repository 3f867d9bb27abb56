import type { PlannedSession } from '#contract/organiser-programme.ts'

/** Stands in the address for sessions without a day, or with a day that is not the forum's any more. */
export const noDay = 'none'

/** The sessions of each forum day in order; the others are under `noDay`. */
export function sessionsByDay(
  sessions: readonly PlannedSession[],
  days: readonly string[],
): Map<string, PlannedSession[]> {
  const byDay = new Map<string, PlannedSession[]>([...days, noDay].map(day => [day, []]))
  for (const session of sessions)
    byDay.get(session.day !== null && days.includes(session.day) ? session.day : noDay)?.push(session)
  return byDay
}

/** A session with a place on its day's grid. */
export type TimedSession = PlannedSession & { startsAt: string; endsAt: string }

export function isTimed(session: PlannedSession): session is TimedSession {
  return session.startsAt !== null && session.endsAt !== null && session.startsAt < session.endsAt
}
