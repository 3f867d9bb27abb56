import { browserSession } from '../session/browser-session.ts'
import { failedSignInTarget } from '../session/redirects.ts'
import { findPage } from '../site-map.ts'

/** Clears a dead log-in and sends the visitor to log in again, replacing history (spec point 4). */
export function leaveForLogin(): void {
  const { pathname } = window.location
  browserSession().clear()
  const target = failedSignInTarget(findPage(pathname), pathname)
  if (pathname !== target) window.location.replace(target)
}
