import { minutesOf } from './day-time.ts'

type Timed = { startsAt: string; endsAt: string }

/** What a session is at a moment of its day: going on, among those that begin next, or neither. */
export type SessionMoment = 'now' | 'next' | null

/** The moment of each session of one day, in their order; `minutes` since midnight by the forum's clocks. */
export function momentsOf(sessions: readonly Timed[], minutes: number): SessionMoment[] {
  const starts = sessions.map(({ startsAt }) => minutesOf(startsAt)).filter(start => start > minutes)
  const next = Math.min(...starts)
  return sessions.map(({ startsAt, endsAt }) => {
    const start = minutesOf(startsAt)
    if (start <= minutes) return minutes < minutesOf(endsAt) ? 'now' : null
    return start === next ? 'next' : null
  })
}
