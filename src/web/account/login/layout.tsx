import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { ForumName } from '#web/kit/frame/forum-name.tsx'
import { Shell } from '#web/kit/frame/shell.tsx'
import { ThemeToggle } from '#web/kit/frame/theme-toggle.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { Guard } from '#web/kit/session/guard.tsx'
import { findPage, type PageName } from '#web/site-map.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Toaster } from '#web/ui/toaster.tsx'

/** Pages with one short question. All others have forms or lists and use the wider column. */
const narrowPages: readonly (PageName | null)[] = [
  'login',
  'signup',
  'staff-login',
  'organiser-login',
  'account-logout',
  'staff-logout',
  'organiser-logout',
]

export default function AuthLayout() {
  const { pathname, key } = useLocation()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // After a change of layout the focused element is gone. A page that has just loaded leaves the focus to the browser.
    const lost = key !== 'default' && document.activeElement === document.body
    if (lost && pathname) main.current?.focus({ preventScroll: true })
  }, [pathname, key])
  const narrow = narrowPages.includes(findPage(pathname))
  return (
    <Shell className="relative">
      <header className="relative z-10 border-b">
        <div className="page-width flex min-h-16 items-center justify-between gap-4 py-1.5">
          <ForumName />
          <div className="-mr-3 flex shrink-0 items-center">
            <LanguageSwitch />
            <ThemeToggle short />
          </div>
        </div>
      </header>
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={classNames(
          'relative z-10 mx-auto flex w-full flex-1 flex-col px-4 pt-8 pb-12 outline-none sm:pt-14',
          narrow ? 'max-w-120' : 'max-w-168',
        )}
      >
        <QueryProvider>
          <Guard>
            <Outlet />
          </Guard>
        </QueryProvider>
      </main>
      <Toaster label={m.toasts_label()} closeLabel={m.close()} />
    </Shell>
  )
}
