import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { readBadgeCopy } from '#web/kit/badge/badge-copy.ts'
import { editionNow, useEdition } from '#web/kit/edition/use-edition.ts'
import { audienceOf } from '#web/kit/kept/audience.ts'
import { isReachable } from '#web/kit/network/is-reachable.ts'
import { findPage, type Guard as GuardName, type PageName, pageEntry } from '#web/site-map.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { browserSession } from './browser-session.ts'
import { guardRedirect } from './guards.ts'

/**
 * Wraps the outlet of every layout with guarded pages. The server and the first render show the same loading state; then the page appears, or the
 * visitor is redirected as in spec point 2.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const page = findPage(pathname)
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

  const closed = target !== null && target !== unknownYet
  const badgeKept =
    closed && page === 'account-badge' && readBadgeCopy(null, editionNow(edition, Date.now())) !== null
  const network = useNetwork(badgeKept)

  useEffect(() => {
    if (closed && network !== 'unknown' && network !== 'none') navigate(target, { replace: true })
  }, [closed, target, network, navigate])

  if (target === null || network === 'none') return children
  return (
    <div className="flex min-h-[50dvh] items-center justify-center text-text-quiet">
      <Spinner />
      <span className="sr-only" role="status">
        {m.loading()}
      </span>
    </div>
  )
}

/** Without a network nobody can log in, so a badge kept on the phone opens anyway. Asks only where it matters. */
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
