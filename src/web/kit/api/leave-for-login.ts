import { browserSession } from '#web/kit/session/browser-session.ts'
import type { LogInEnd } from '#web/kit/session/log-in-end.ts'
import { failedSignInTarget, unauthenticatedRedirect } from '#web/kit/session/redirects.ts'
import type { SessionStore } from '#web/kit/session/session-store.ts'
import { findPage, pageEntry } from '#web/site-map.ts'

/** Ends a dead log-in and sends the visitor to log in again, replacing history (spec point 4), and from there back to a guarded page. */
export function leaveForLogin(how: LogInEnd = 'expired', session: SessionStore = browserSession()): void {
  const { pathname, search, hash } = window.location
  session.end(how)
  const page = findPage(pathname)
  const target =
    // After a log-out there is nothing to return to.
    page && pageEntry(page).guard !== 'none' && !page.endsWith('logout')
      ? unauthenticatedRedirect(`${pathname}${search}${hash}`)
      : failedSignInTarget(page, pathname)
  if (pathname !== target) window.location.replace(target)
}
