/** A cookie without content that the browser drops when it is closed: it says that a stored log-in is of this browser session. */
const mark = 'browser-session'

/** Marks the browser session, or takes the mark away. */
export function markBrowserSession(open: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const end = open ? '' : '; Max-Age=0'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and cannot be asked before the first paint
  document.cookie = `${mark}=1; Path=/; SameSite=Lax${secure}${end}`
}

/** Whether the browser has been open since the log-in. */
export function isBrowserSessionMarked(): boolean {
  return new RegExp(`(?:^|;\\s*)${mark}=`).test(document.cookie)
}
