import { useEffect } from 'react'
import { Link, type MetaDescriptor, useLocation, useNavigate } from 'react-router'
import { logout } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '#web/kit/api/call-api.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { useWork } from '#web/kit/send/use-send.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import type { PlainPage } from '#web/paths.ts'
import { findPage } from '#web/site-map.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_logout_title())
}

type Area = { login: PlainPage; home: PlainPage; title: () => string; lead: () => string }

const cabinetArea: Area = {
  login: 'login',
  home: 'account',
  title: m.auth_logout_question,
  lead: m.auth_logout_lead,
}

const staffArea: Area = { ...cabinetArea, login: 'staff-login', home: 'staff' }

const consoleArea: Area = {
  login: 'organiser-login',
  home: 'organiser',
  title: m.auth_logout_question_console,
  lead: m.auth_logout_lead_console,
}

/** Asks, because an address alone must end nothing: a robot that looks at links, a page opened in advance or a stray picture would log out. */
export default function LogoutPage() {
  const to = usePaths()
  const navigate = useNavigate()
  const page = findPage(useLocation().pathname)
  const area = page === 'organiser-logout' ? consoleArea : page === 'staff-logout' ? staffArea : cabinetArea
  const login = to(area.login)
  const leaving = useWork(endSession, { onSuccess: () => navigate(login, { replace: true }) })

  useEffect(() => {
    if (!browserSession().isAuthenticated()) navigate(login, { replace: true })
  }, [login, navigate])

  return (
    <>
      <PageHeading title={area.title()} lead={area.lead()} className="mb-8" />
      <div className="flex flex-col gap-3">
        <Button
          size="lg"
          wide
          loading={leaving.isPending || leaving.isSuccess}
          onClick={() => leaving.mutate()}
        >
          {m.auth_logout()}
        </Button>
        <Button asChild variant="secondary" size="lg" wide>
          <Link to={to(area.home)}>{m.auth_logout_stay()}</Link>
        </Button>
      </div>
    </>
  )
}

/** Tells the server while the log-in is still there, and forgets it whatever the server says. */
async function endSession(): Promise<void> {
  const session = browserSession()
  if (!session.isAuthenticated()) return
  try {
    await callApi(logout, {})
    session.end('logout')
  } catch {
    session.end('untold')
  }
}
