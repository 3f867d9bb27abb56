import { UserRoundCog } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Outlet, PrefetchPageLinks, useLocation } from 'react-router'
import { livePath } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { useJoinedDevice } from '#web/account/favourite/queries.ts'
import { useOfflinePages } from '#web/account/offline/queries.ts'
import {
  useCurrentParticipant,
  useDictionaries,
  useLiveParticipants,
  useWatchedSession,
} from '#web/account/participant/queries.ts'
import { participantName } from '#web/account/participant/words.ts'
import { useSections } from '#web/account/section/queries.ts'
import { useLiveUnread, useUnread } from '#web/account/unread/queries.ts'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { useTitleCount } from '#web/kit/chat/use-title-count.ts'
import { DemoBanner } from '#web/kit/demo/demo-banner.tsx'
import { ForumName } from '#web/kit/frame/forum-name.tsx'
import { SkipLink } from '#web/kit/frame/shell.tsx'
import { useQuietAddress } from '#web/kit/list/list-address.ts'
import { LiveProvider } from '#web/kit/live/live-provider.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Guard } from '#web/kit/session/guard.tsx'
import { ThemeSetting } from '#web/kit/theme/theme-setting.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { AccountLinks, LogoutLink } from './parts/account-links.tsx'
import { BottomBar } from './parts/bottom-bar.tsx'
import { PersonCard, PersonMark } from './parts/person-card.tsx'
import { AccessClosed, SectionGate } from './parts/section-gate.tsx'
import { SectionList } from './parts/section-list.tsx'

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
  const { closed, goOn } = useWatchedSession()
  useQuietAddress()
  useDictionaries()
  useOfflinePages()
  useJoinedDevice()
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
          {closed ? (
            <AccessClosed person={closed} onContinue={goOn} />
          ) : (
            <Guard>
              <SectionGate>
                <Outlet />
              </SectionGate>
            </Guard>
          )}
        </PageTransition>
      </div>
      <BottomBar />
      <IdleSections />
    </div>
  )
}

/** The top line of a phone: which forum, and whose cabinet. */
function PhoneHeader() {
  return (
    <header className="page-width flex min-h-14 items-center justify-between gap-4 border-b lg:hidden print:hidden">
      <ForumName />
      <PersonMark />
    </header>
  )
}

/** Reminds on every page whose cabinet it is while somebody acts for another person. */
function ActingLine() {
  const locale = useLocale()
  const participant = useCurrentParticipant()
  if (!participant || participant.primary) return null
  return (
    <p className="border-b bg-accent-soft text-sm text-accent-text">
      <span className="page-width flex min-h-10 items-center gap-2.5 py-2">
        <UserRoundCog aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        <span className="min-w-0">{m.assistant_acting({ name: participantName(participant, locale) })}</span>
      </span>
    </p>
  )
}

/** Milliseconds between two sections, so that a tap waits for at most one of them. */
const pace = 600

/** Loads the code of the other sections one by one while the person reads, so that a tap waits only for data. */
function IdleSections() {
  const to = usePaths()
  const [count, setCount] = useState(0)
  const { bar, groups } = useSections()
  const { pathname } = useLocation()
  const [landing] = useState(pathname)
  // What lies under the thumb comes first. The programme is a public page with data of its own: it is kept for offline anyway.
  const pages = new Set([...bar, ...groups.flatMap(group => group.sections)].map(({ page }) => page))
  const others = [...pages].filter(page => page !== 'program' && to(page) !== landing)
  const { length } = others
  useEffect(() => {
    if (count >= length) return
    // A failed fetch is not tried again, so it waits for the network.
    const timer = window.setInterval(() => {
      if (navigator.onLine) setCount(count + 1)
    }, pace)
    return () => window.clearInterval(timer)
  }, [count, length])
  return others.slice(0, count).map(page => <PrefetchPageLinks key={page} page={to(page)} />)
}

/** Each page fades and slides in (spec point 2), unless motion is reduced. Keyboard and screen reader start at its top. */
function PageTransition({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) main.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <main id="content" ref={main} tabIndex={-1} className="page-width flex-1 py-8 outline-none md:py-12">
      <div key={pathname} className="animate-fade-slide motion-reduce:animate-none">
        {children}
      </div>
    </main>
  )
}

function CabinetRail() {
  return (
    <header className="hidden w-66 shrink-0 border-r lg:block print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col">
        <div className="border-b px-6 py-4">
          <ForumName />
        </div>
        <div className="flex-1 overflow-y-auto px-3 py-4">
          <div className="mb-4 px-3">
            <PersonCard />
          </div>
          <nav aria-label={m.account_nav_label()}>
            <SectionList />
          </nav>
          <div className="mt-4 border-t pt-4">
            <AccountLinks withLogout={false} />
          </div>
        </div>
        <div className="border-t px-3 py-2">
          <LogoutLink />
        </div>
        <div className="flex items-center justify-between gap-2 border-t py-3 pr-4 pl-3">
          <LanguageSwitch />
          <ThemeSetting />
        </div>
      </div>
    </header>
  )
}
