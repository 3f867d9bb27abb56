import { Outlet } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { QueryProvider } from '#web/kit/api/query-provider.tsx'
import { AreaHeader } from '#web/kit/frame/area-header.tsx'
import { Shell } from '#web/kit/frame/shell.tsx'
import { Guard } from '#web/kit/session/guard.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Toaster } from '#web/ui/toaster.tsx'

/** One column, as wide as a form needs. */
const column = 'mx-auto w-full max-w-188 px-4 sm:px-6'

/** The volunteers' own pages: the forum's name and one column, without navigation. */
export default function VolunteerLayout() {
  return (
    <Shell bannerBoxClassName={column}>
      <AreaHeader area={m.volunteer_area()} boxClassName={column} />
      <main id="content" tabIndex={-1} className={classNames(column, 'flex-1 py-8 outline-none md:py-12')}>
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
