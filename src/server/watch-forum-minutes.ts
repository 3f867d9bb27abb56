import { localDayAt } from '#domain/edition/calendar-date.ts'

/** Milliseconds between two looks at the clock; a page says "now" for at most so long after the minute has gone. */
const look = 15_000

type ForumDays = { startsOn: string; endsOn: string; timeZone: string }

/** Calls back in each new minute of the forum's days, which are read anew each time. `now` is in milliseconds since 1970 UTC. */
export function watchForumMinutes(facts: {
  now: () => number
  days: () => Promise<ForumDays>
  onMinute: () => void
  onError: (error: unknown) => void
}) {
  const minuteOf = () => Math.floor(facts.now() / 60_000)
  let last = minuteOf()
  const timer = setInterval(() => {
    const minute = minuteOf()
    if (minute === last) return
    last = minute
    tell().catch(facts.onError)
  }, look).unref()
  async function tell(): Promise<void> {
    const { startsOn, endsOn, timeZone } = await facts.days()
    const today = localDayAt(facts.now(), timeZone)
    if (startsOn <= today && today <= endsOn) facts.onMinute()
  }
  return { stop: () => clearInterval(timer) }
}
