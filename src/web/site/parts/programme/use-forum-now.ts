import { startTransition, useEffect, useState } from 'react'
import type { EditionFacts } from '#contract/edition.ts'
import { localDayAt } from '#domain/edition/calendar-date.ts'
import { minutesAt } from '#domain/programme/day-time.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'

export type ForumNow = { day: string; minutes: number }

const refreshMilliseconds = 15_000

/**
 * What the forum's clocks show; null on the server and in the first render, which are the same at any time, and for a past edition. Where the clock can be
 * moved (demo) it is asked for anew: the page may have been kept since before it was moved.
 */
export function useForumNow(timeZone: string, enabled: boolean): ForumNow | null {
  const { clock } = useEdition()
  const [now, setNow] = useState<ForumNow | null>(null)
  useEffect(() => {
    if (!enabled) return
    let offset = clock.offsetMilliseconds
    let gone = false
    const refresh = () => {
      const instant = Date.now() + offset
      const next = { day: localDayAt(instant, timeZone), minutes: minutesAt(instant, timeZone) }
      // The whole schedule is drawn anew: in pieces, so that a phone stays at hand.
      startTransition(() =>
        setNow(last => (last?.day === next.day && last.minutes === next.minutes ? last : next)),
      )
    }
    refresh()
    if (clock.movable)
      askOffset()
        .then(asked => {
          if (gone) return
          offset = asked
          refresh()
        })
        // The clock of the page still runs.
        .catch(() => {})
    const timer = setInterval(refresh, refreshMilliseconds)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [clock, timeZone, enabled])
  return now
}

/** Asked without the typed client: it would bring the contract's schemas along, twice the weight of this page's own code. */
async function askOffset(): Promise<number> {
  const answer = await fetch('/api/v2/edition')
  const { clock } = (await answer.json()) as EditionFacts
  return clock.offsetMilliseconds
}
