/** Where the session keeps itself; written again here so that its rules need not be loaded to look. */
export const storedUnder = 'session'

/** Whether this browser tab may hold a log-in; the session's own rules decide whether it is one. */
export function mayHaveSession(): boolean {
  try {
    return window.sessionStorage.getItem(storedUnder) !== null
  } catch {
    // Reading the property throws where the browser forbids storage altogether; then a log-in lives in memory alone,
    // and only the session's own code knows of it.
    return true
  }
}
