import { Outlet } from 'react-router'
import { livePath } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { useOfflinePages } from '#web/account/offline/use-offline-pages.ts'
import { useLiveParticipants } from '#web/account/participant/use-live-participants.ts'
import { useFreshSession } from '#web/account/participant/use-watched-session.ts'
import { useLiveUnread, useUnread } from '#web/account/unread/use-unread.ts'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { DemoBanner } from '#web/kit/demo/demo-banner.tsx'
import { SkipLink } from '#web/kit/frame/shell.tsx'
import { LiveProvider } from '#web/kit/live/live-provider.tsx'
import { Guard } from '#web/kit/session/guard.tsx'
import { useTitleCount } from '#web/kit/unread/use-title-count.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { ActingLine } from './parts/acting-line.tsx'
import { BottomBar } from './parts/bottom-bar.tsx'
import { CabinetRail } from './parts/cabinet-rail.tsx'
import { IdleSections } from './parts/idle-sections.tsx'
import { PageTransition } from './parts/page-transition.tsx'
import { PhoneHeader } from './parts/phone-header.tsx'
import { SectionGate } from './parts/section-gate.tsx'

/** The participant's cabinet: a rail on a desk, a bottom bar on a phone, the page behind the guard. */
export default function AccountLayout() {
  return (
    <QueryProvider>
      <SkipLink />
      <LiveProvider path={livePath}>
        <Cabinet />
      </LiveProvider>
      <Toaster label={m.toasts_label()} closeLabel={m.close()} />
    </QueryProvider>
  )
}

function Cabinet() {
  useFreshSession()
  useOfflinePages()
  useLiveParticipants()
  useLiveUnread()
  const unread = useUnread()
  useTitleCount(unread.chat + unread.updates)
  return (
    <div className="flex min-h-dvh [--bottom-bar:calc(3.5rem+1px+env(safe-area-inset-bottom))] lg:[--bottom-bar:0px]">
      <CabinetRail />
      <div className="flex min-w-0 flex-1 flex-col pb-(--bottom-bar)">
        <DemoBanner />
        <PhoneHeader />
        <ActingLine />
        <PageTransition>
          <Guard>
            <SectionGate>
              <Outlet />
            </SectionGate>
          </Guard>
        </PageTransition>
      </div>
      <BottomBar />
      <IdleSections />
    </div>
  )
}
