import { useEffect, useRef } from 'react'
import { type MetaDescriptor, useLocation, useNavigate } from 'react-router'
import { logout } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { pageAudience } from '#web/kit/kept/audience.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { noteLogInEnd } from '#web/kit/session/log-in-end.ts'
import { findPage } from '#web/site-map.ts'
import { LoadingPause } from '#web/ui/guilloche.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_logout_title())
}

/** Ends the log-in on the server and in this browser, then shows the area's log-in page with a farewell. */
export default function LogoutPage() {
  const to = usePaths()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const started = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a log-out is done once
  useEffect(() => {
    if (started.current) return
    started.current = true
    const page = findPage(pathname)
    const login =
      page === 'organiser-logout'
        ? to('organiser-login')
        : page === 'staff-logout'
          ? to('staff-login')
          : to('login')
    void endSession().then(() => navigate(login, { replace: true }))
  }, [])

  return (
    <>
      <h1 className="sr-only">{m.auth_logout_title()}</h1>
      <LoadingPause text={m.auth_logout_pause()} />
    </>
  )
}

/** Tells the server while the log-in is still there, and forgets it whatever the server says. */
async function endSession(): Promise<void> {
  const session = browserSession()
  if (!session.isAuthenticated()) return noteLogInEnd(pageAudience(), 'logout')
  try {
    await callApi(logout, {})
    session.end('logout')
  } catch {
    session.end('untold')
  }
}
