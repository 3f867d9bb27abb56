import { useEffect, useRef } from 'react'
import { type MetaDescriptor, useLocation, useNavigate } from 'react-router'
import { logout } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { writePaymentDraft } from '#web/account/payment/rules.ts'
import { forgetSectionDrafts } from '#web/account/section/rules.ts'
import { callApi } from '#web/kit/api/call-api.ts'
import { browserStorages, forgetBadgeCopy } from '#web/kit/badge/badge-copy.ts'
import { forgetChats } from '#web/kit/chat/chat-storage.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { tabStorage } from '#web/kit/login/pending-code-storage.ts'
import { innerMeta } from '#web/kit/page-meta/page-meta.ts'
import { browserSession } from '#web/kit/session/browser-session.ts'
import { findPage } from '#web/site-map.ts'
import { LoadingPause } from '#web/ui/guilloche.tsx'
import type { Farewell } from './rules.ts'

export function meta(args: Parameters<typeof innerMeta>[0]): MetaDescriptor[] {
  return innerMeta(args, m.auth_logout_title())
}

/** Ends the log-in on the server and in this browser, and says farewell on the log-in page that belongs to the area. */
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
      page === 'organizer-logout'
        ? to('organizer-login')
        : page === 'staff-logout'
          ? to('staff-login')
          : to('login')
    const { tokenLastUpdated } = browserSession().getState()
    void endSession().then(farewell => {
      const state: Farewell = { farewell, tokenLastUpdated }
      navigate(login, { replace: true, state })
    })
  }, [])

  return (
    <>
      <h1 className="sr-only">{m.auth_logout_title()}</h1>
      <LoadingPause text={m.auth_logout_pause()} />
    </>
  )
}

async function endSession(): Promise<Farewell['farewell']> {
  // The next person at this tab must not find a payer's address.
  writePaymentDraft(tabStorage(), null)
  forgetSectionDrafts(tabStorage())
  forgetChats(tabStorage())
  forgetBadgeCopy(browserStorages())
  if (!browserSession().isAuthenticated()) return 'done'
  try {
    await callApi(logout, {})
    return 'done'
  } catch {
    return 'offline'
  }
}
