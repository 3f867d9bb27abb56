import { useState } from 'react'
import { ApiError } from '#web/kit/api/api-error.ts'
import type { Own } from '../queries.ts'

/** Left of the five minutes when a change begins: it should not run out while the person acts. */
const marginMilliseconds = 30_000

/** Has a second factor shown before a change, unless one was shown lately; the server has the last word. */
export function useFreshFactor(own: Own) {
  const [next, setNext] = useState<(() => void) | null>(null)
  const ask = (act: () => void) => setNext(() => act)
  return {
    asking: next !== null,
    /** Does it at once, or after a factor was shown. */
    first(act: () => void) {
      const fresh = own.freshUntil !== null && Date.parse(own.freshUntil) - Date.now() > marginMilliseconds
      if (fresh || own.factors.length === 0) act()
      else ask(act)
    },
    /** Asks for a factor where the server wants one, and then does it again. */
    caught(error: Error, act: () => void): boolean {
      const stale = error instanceof ApiError && error.code === 'second_factor_stale'
      if (stale) ask(act)
      return stale
    },
    checked() {
      setNext(null)
      next?.()
    },
    dropped: () => setNext(null),
  }
}
