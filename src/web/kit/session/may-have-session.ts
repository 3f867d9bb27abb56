/** Where the session keeps itself; written again here so that its rules need not be loaded to look. */
export const storedUnder = 'session'

/** Whether this browser tab may hold a log-in; the session's own rules decide whether it is one. */
export function mayHaveSession(): boolean {
  try {
    return window.sessionStorage.getItem(storedUnder) !== null
  } catch {
    // Reading the property throws where the browser forbids storage altogether; a log-in then ends with the page it was made on.
    return false
  }
}
