import { Outlet } from 'react-router'
import { livePath } from '#contract/chat.ts'
import { m } from '#messages/compiled/messages.js'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { useTitleCount } from '#web/kit/chat/use-title-count.ts'
import { AreaHeader } from '#web/kit/frame/area-header.tsx'
import { Shell } from '#web/kit/frame/shell.tsx'
import { LiveProvider } from '#web/kit/live/live-provider.tsx'
import { Guard } from '#web/kit/session/guard.tsx'
import { useLiveStaff, useUnreadAnswers } from '#web/staff/unread/queries.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { OpenCompany } from './parts/open-company.tsx'
import { StaffBar } from './parts/staff-bar.tsx'
import { StaffRail } from './parts/staff-rail.tsx'

/** The cabinet of a contractor or exhibitor: a rail on a desk, a bar of five on a phone. */
export default function StaffLayout() {
  return (
    <QueryProvider>
      <LiveProvider path={livePath}>
        <StaffFrame />
      </LiveProvider>
      <Toaster label={m.toasts_label()} closeLabel={m.close()} />
    </QueryProvider>
  )
}

function StaffFrame() {
  useLiveStaff()
  useTitleCount(useUnreadAnswers())
  return (
    <Shell>
      <AreaHeader area={m.staff_area()} boxClassName="page-width" />
      <div className="page-width flex flex-1">
        <StaffRail />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 py-8 outline-none lg:py-10 lg:pl-10">
          <Guard>
            <OpenCompany>
              <Outlet />
            </OpenCompany>
          </Guard>
        </main>
      </div>
      <StaffBar />
    </Shell>
  )
}
