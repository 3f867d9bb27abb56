import { browserSession } from '#web/kit/session/browser-session.ts'
import { failedSignInTarget } from '#web/kit/session/redirects.ts'
import { findPage } from '#web/site-map.ts'

/** Clears a dead log-in and sends the visitor to log in again, replacing history (spec point 4). */
export function leaveForLogin(): void {
  const { pathname } = window.location
  browserSession().clear()
  const target = failedSignInTarget(findPage(pathname), pathname)
  if (pathname !== target) window.location.replace(target)
}
