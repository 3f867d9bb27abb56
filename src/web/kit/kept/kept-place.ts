export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The storage of this tab alone, or of all tabs of the browser; null where the browser forbids it, and on the server. */
export function keptPlace(tab: boolean): Place | null {
  if (typeof window === 'undefined') return null
  // Reading the property throws where the browser forbids storage altogether.
  return attempt(() => (tab ? window.sessionStorage : window.localStorage))
}

/** Storage may be full, forbidden or filled by somebody else: what cannot be kept is done without. */
export function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
