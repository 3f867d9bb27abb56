import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { browserStorages, readBadgeCopy } from '#web/kit/badge/badge-copy.ts'
import { findPage, type Guard as GuardName, type PageName, pageEntry } from '#web/site-map.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { browserSession } from './browser-session.ts'
import { guardRedirect } from './guards.ts'

/**
 * Stands around the outlet of every layout that has guarded pages. The server and the first render show the loading
 * pause, the same for everybody; then the page appears, or the visitor is sent where spec point 2 says.
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
  const target = useSyncExternalStore(
    listener => browserSession().subscribe(listener),
    () => {
      const session = browserSession()
      const redirect = guardRedirect({ guard, fullPath }, session.getState(), session.getNow())
      return redirect !== null && opensOffline(page) ? null : redirect
    },
    () => unknownYet,
  )

  useEffect(() => {
    if (target !== null && target !== unknownYet) navigate(target, { replace: true })
  }, [target, navigate])

  if (target === null) return children
  return (
    <div className="flex min-h-[50dvh] items-center justify-center text-text-quiet">
      <Spinner />
      <span className="sr-only" role="status">
        {m.loading()}
      </span>
    </div>
  )
}

/** At a gate without a network nobody can log in: the badge that was kept on the device opens all the same. */
function opensOffline(page: PageName): boolean {
  return page === 'account-badge' && !navigator.onLine && readBadgeCopy(null, browserStorages()) !== null
}
