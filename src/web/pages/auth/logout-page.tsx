import { useEffect, useRef } from 'react'
import { type MetaDescriptor, useLocation, useNavigate } from 'react-router'
import { logout } from '#contract/auth.ts'
import { m } from '#messages/compiled/messages.js'
import { callApi } from '../../api/call-api.ts'
import { browserStorages, forgetBadgeCopy } from '../../features/badge/badge-copy.ts'
import { forgetChats } from '../../features/chat/chat-storage.ts'
import type { Farewell } from '../../features/login/farewell.ts'
import { tabStorage } from '../../features/login/pending-code-storage.ts'
import { innerMeta } from '../../features/page-meta/page-meta.ts'
import { writePaymentDraft } from '../../features/payment/payment-draft.ts'
import { forgetSectionDrafts } from '../../features/section/section-draft.ts'
import { usePaths } from '../../features/session/use-locale.ts'
import { browserSession } from '../../session/browser-session.ts'
import { findPage } from '../../site-map.ts'
import { LoadingPause } from '../../ui/guilloche.tsx'

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
