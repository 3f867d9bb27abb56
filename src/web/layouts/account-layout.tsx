import { Outlet } from 'react-router'
import { livePath } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { ActingLine } from '../features/cabinet/acting-line.tsx'
import { BottomBar } from '../features/cabinet/bottom-bar.tsx'
import { CabinetRail } from '../features/cabinet/cabinet-rail.tsx'
import { IdleSections } from '../features/cabinet/idle-sections.tsx'
import { PageTransition } from '../features/cabinet/page-transition.tsx'
import { PhoneHeader } from '../features/cabinet/phone-header.tsx'
import { SectionGate } from '../features/cabinet/section-gate.tsx'
import { useFreshSession } from '../features/cabinet/use-fresh-session.ts'
import { DemoBanner } from '../features/demo/demo-banner.tsx'
import { SkipLink } from '../features/header/shell.tsx'
import { LiveProvider } from '../features/live/live-provider.tsx'
import { useLiveParticipants } from '../features/live/use-live-participants.ts'
import { useOfflinePages } from '../features/offline/use-offline-pages.ts'
import { Guard } from '../features/session/guard.tsx'
import { QueryProvider } from '../features/session/query-provider.tsx'
import { useTitleCount } from '../features/unread/use-title-count.ts'
import { useLiveUnread, useUnread } from '../features/unread/use-unread.ts'
import { Toaster } from '../ui/toaster.tsx'

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
