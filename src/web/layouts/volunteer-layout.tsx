import { Outlet } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { AreaHeader } from '../features/header/area-header.tsx'
import { Shell } from '../features/header/shell.tsx'
import { Guard } from '../features/session/guard.tsx'
import { classNames } from '../ui/class-names.ts'
import { GuillocheRule } from '../ui/guilloche.tsx'

/** One column, as wide as a form needs. */
const column = 'mx-auto w-full max-w-188 px-4 sm:px-6'

/** The volunteers' own form: the forum's name, one column and nothing to get lost in. */
export default function VolunteerLayout() {
  return (
    <Shell bannerBoxClassName={column}>
      <AreaHeader area={m.volunteer_area()} boxClassName={column} />
      <main id="content" tabIndex={-1} className={classNames(column, 'flex-1 py-8 outline-none md:py-12')}>
        <Guard>
          <Outlet />
        </Guard>
      </main>
      <GuillocheRule seed="volunteer" height={20} />
    </Shell>
  )
}
