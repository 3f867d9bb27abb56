import { ArrowLeftRight, LogOut } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { UnreadCount } from '#web/kit/chat/unread-count.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { hasSeveralEntries } from '#web/kit/session/session-rules.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { useUnreadAnswers } from '#web/staff/unread/queries.ts'
import { staffLinks } from './staff-links.ts'

const item =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-sunken [&_svg]:size-5 [&_svg]:stroke-[1.5]'

export function StaffRail() {
  const to = usePaths()
  const session = useSession()
  const unread = useUnreadAnswers()
  return (
    <nav aria-label={m.staff_navigation()} className="hidden w-56 shrink-0 border-r py-6 pr-4 lg:block">
      <ul className="sticky top-6 space-y-0.5">
        {staffLinks().map(({ page, text, Icon }) => (
          <li key={page}>
            <NavLink
              end
              to={to(page)}
              prefetch="intent"
              className={`${item} aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-text`}
            >
              <Icon aria-hidden="true" />
              {text}
              {page === 'staff-chat' && <UnreadCount count={unread} />}
            </NavLink>
          </li>
        ))}
        {/* Who is a participant as well, or answers for others, goes over to them here. */}
        {hasSeveralEntries(session) && (
          <li className="mt-4 border-t pt-4">
            <Link to={to('login-select-user')} className={`${item} text-text-quiet`}>
              <ArrowLeftRight aria-hidden="true" />
              {m.staff_switch()}
            </Link>
          </li>
        )}
        <li className="mt-4 border-t pt-4">
          <Link to={to('staff-logout')} className={`${item} text-text-quiet`}>
            <LogOut aria-hidden="true" />
            {m.page_title_staff_logout()}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
