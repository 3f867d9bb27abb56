import { useState } from 'react'
import { type QueueArrivals, withArrivals } from './queue-arrivals.ts'

const none: ReadonlySet<string> = new Set()

/** The rows that came into this list while it was looked at. Another `listKey` is another list and starts afresh. */
export function useArrivals(rows: readonly string[] | undefined, listKey: string): ReadonlySet<string> {
  const [state, setState] = useState<{ key: string; arrivals: QueueArrivals | null }>({
    key: listKey,
    arrivals: null,
  })
  const known = state.key === listKey ? state.arrivals : null
  const next = rows ? withArrivals(known, rows) : known
  // Kept while drawing, as React advises for what follows from changed input: no second paint in between.
  if (state.key !== listKey || next !== known) setState({ key: listKey, arrivals: next })
  return next?.fresh ?? none
}
