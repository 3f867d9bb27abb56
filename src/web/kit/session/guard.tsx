import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { readBadgeCopy } from '#web/kit/badge/badge-copy.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { audienceOf } from '#web/kit/kept/audience.ts'
import { isReachable } from '#web/kit/network/is-reachable.ts'
import { localeOf, pathTo } from '#web/paths.ts'
import { findPage, type Guard as GuardName, isConsolePath, type PageName, pageEntry } from '#web/site-map.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { browserSession } from './browser-session.ts'
import { guardRedirect } from './guards.ts'
import { isAuthenticated } from './session-rules.ts'
import type { SessionStore } from './session-store.ts'

/**
 * Wraps the outlet of every layout with guarded pages. The server and the first render show the same loading state; then the page appears, or the
 * visitor is redirected as in spec point 2.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  // An unknown address of the console asks for the log-in as a known one does.
  const page = findPage(pathname) ?? (isConsolePath(pathname) ? 'organiser' : null)
  const guard: GuardName = page ? pageEntry(page).guard : 'none'
  if (guard === 'none' || page === null) return children
  return (
    <GuardedContent page={page} guard={guard} fullPath={pathname + search + hash}>
      {children}
    </GuardedContent>
  )
}

const unknownYet = 'unknown'

function GuardedContent(props: { page: PageName; guard: GuardName; fullPath: string; children: ReactNode }) {
  const { page, guard, fullPath, children } = props
  const navigate = useNavigate()
  const edition = useEdition()
  // Not location.pathname: during a navigation that is already the next page's.
  const audience = audienceOf(fullPath)
  const target = useSyncExternalStore(
    listener => browserSession(audience).subscribe(listener),
    () => {
      const session = browserSession(audience)
      const redirect = guardRedirect({ guard, fullPath }, session.getState(), session.getNow())
      if (redirect === null) return null
      const own = session.endedBy()
      return own === 'logout' || own === 'untold' ? redirect.replace(/\?.*$/s, '') : redirect
    },
    () => unknownYet,
  )

  const loggedOut =
    guard === 'cabinet' && target !== null && target !== unknownYet && isLoggedOut(browserSession(audience))
  // A log-in that ended on this page is told of by the log-in page, network or not.
  const arrived = loggedOut && browserSession(audience).endedBy() === null
  const badgeKept =
    loggedOut &&
    (arrived || page === 'account-badge') &&
    readBadgeCopy(null, editionNow(edition, Date.now())) !== null
  const network = useNetwork(badgeKept || (arrived && !navigator.onLine))
  const locale = localeOf(fullPath)
  const instead = badgeKept ? pathTo(locale, 'account-badge') : `${pathTo(locale, 'offline')}#${fullPath}`
  const opens = target === null || (network === 'none' && badgeKept && page === 'account-badge')

  useEffect(() => {
    if (opens || target === unknownYet || network === 'unknown') return
    // Without a network the router cannot ask where the next page's code is; the kept page itself names it.
    if (network === 'none') window.location.replace(instead)
    else navigate(target, { replace: true })
  }, [opens, target, network, instead, navigate])

  if (opens) return children
  return (
    <div className="flex min-h-[50dvh] items-center justify-center text-text-quiet">
      <Spinner />
      <span className="sr-only" role="status">
        {m.loading()}
      </span>
    </div>
  )
}

const isLoggedOut = (session: SessionStore) => !isAuthenticated(session.getState(), session.getNow())

/**
 * Without a network nobody can log in: the badge kept on the phone opens anyway, and other pages of the cabinet lead to it, or to what says that there
 * is no network. Asks the server only where it matters.
 */
function useNetwork(matters: boolean): 'there' | 'none' | 'unknown' {
  const [found, setFound] = useState<'there' | 'none' | 'unknown'>('unknown')
  useEffect(() => {
    if (!matters) return
    let wanted = true
    void isReachable().then(reachable => {
      if (wanted) setFound(reachable ? 'there' : 'none')
    })
    return () => {
      wanted = false
    }
  }, [matters])
  return matters ? found : 'there'
}
