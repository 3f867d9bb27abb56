import { localDayAt } from '#domain/edition/calendar-date.ts'
import { nextMidnight } from '#domain/edition/next-midnight.ts'

/** Longest wait in milliseconds: the machine may have slept, or its clock been corrected, so check the day at least this often. */
const longestWait = 3_600_000

/**
 * Calls back when a new day of the edition has begun. Call `moved` after the clock was moved: it checks at once and waits anew. Times are in
 * milliseconds since 1970 UTC.
 */
export function watchMidnight(facts: { now: () => number; timeZone: string; onNewDay: () => void }) {
  const today = () => localDayAt(facts.now(), facts.timeZone)
  let day = today()
  let timer: NodeJS.Timeout

  function wait(): void {
    const now = facts.now()
    const milliseconds = Math.max(nextMidnight(now, facts.timeZone) - now, 1)
    timer = setTimeout(look, Math.min(milliseconds, longestWait)).unref()
  }
  function look(): void {
    clearTimeout(timer)
    const now = today()
    if (now !== day) {
      day = now
      facts.onNewDay()
    }
    wait()
  }

  wait()
  return { moved: look, stop: () => clearTimeout(timer) }
}
