/** A cookie without content that the browser drops on closing. It shows that a stored log-in belongs to this browser session. */
const mark = 'browser-session'

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
