import { Outlet } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { DemoBanner } from '../features/demo/demo-banner.tsx'
import { ForumName } from '../features/header/forum-name.tsx'
import { LanguageSwitch } from '../features/header/language-switch.tsx'
import { StaffBar } from '../features/header/staff-bar.tsx'
import { StaffRail } from '../features/header/staff-rail.tsx'
import { Guard } from '../features/session/guard.tsx'
import { QueryProvider } from '../features/session/query-provider.tsx'
import { ThemeToggle } from '../features/theme/theme-toggle.tsx'

/** The cabinet of a contractor or exhibitor: a rail on a desk, a bar of five on a phone. */
export default function StaffLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {m.skip_to_content()}
      </a>
      <DemoBanner />
      <header className="border-b">
        <div className="page-width flex min-h-16 items-center gap-1">
          <ForumName area={m.staff_area()} className="mr-auto" />
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </header>
      <div className="page-width flex flex-1">
        <StaffRail />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 py-8 outline-none lg:py-10 lg:pl-10">
          <QueryProvider>
            <Guard>
              <Outlet />
            </Guard>
          </QueryProvider>
        </main>
      </div>
      <StaffBar />
    </div>
  )
}
