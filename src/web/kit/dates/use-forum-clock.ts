import { useEffect, useState } from 'react'
import type { EditionFacts } from '#contract/edition.ts'
import { editionNow } from '#web/kit/edition/use-edition.ts'

/** Often enough for a clock that shows minutes. */
const refreshMilliseconds = 5000

/** The forum's clock, milliseconds since 1970 UTC. The server and the first render use the time of rendering, so that they match; then it ticks. */
export function useForumClock(edition: EditionFacts): number {
  const [now, setNow] = useState(() => Date.parse(edition.clock.now))
  useEffect(() => {
    const refresh = () => setNow(editionNow(edition, Date.now()).getTime())
    refresh()
    const timer = setInterval(refresh, refreshMilliseconds)
    return () => clearInterval(timer)
  }, [edition])
  return now
}
