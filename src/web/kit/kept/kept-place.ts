export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The storage of this tab, or of all tabs; null where the browser forbids it, and on the server. */
export function keptPlace(tab: boolean): Place | null {
  if (typeof window === 'undefined') return null
  // Where storage is forbidden, even reading the property throws.
  return attempt(() => (tab ? window.sessionStorage : window.localStorage))
}

/** Storage may be full, forbidden or filled by somebody else; then we do without it. */
export function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}
