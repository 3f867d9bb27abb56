import { Outlet } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { AreaHeader } from '../features/header/area-header.tsx'
import { Shell } from '../features/header/shell.tsx'
import { StaffBar } from '../features/header/staff-bar.tsx'
import { StaffRail } from '../features/header/staff-rail.tsx'
import { Guard } from '../features/session/guard.tsx'
import { QueryProvider } from '../features/session/query-provider.tsx'

/** The cabinet of a contractor or exhibitor: a rail on a desk, a bar of five on a phone. */
export default function StaffLayout() {
  return (
    <Shell>
      <AreaHeader area={m.staff_area()} boxClassName="page-width" />
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
    </Shell>
  )
}
