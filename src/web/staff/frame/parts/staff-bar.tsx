import { ArrowLeftRight, Ellipsis, LogOut, type LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { UnreadCount } from '#web/kit/chat/unread-count.tsx'
import { useDisclosure } from '#web/kit/frame/use-disclosure.ts'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { hasSeveralEntries } from '#web/kit/session/session-rules.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { useUnreadAnswers } from '#web/staff/unread/queries.ts'
import { staffLinks } from './staff-links.ts'

const cell =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 text-[0.6875rem] [&_svg]:size-5 [&_svg]:stroke-[1.5]'

/** The same pages in a phone's bottom bar: four within reach of the thumb, the others in a menu above the fifth. */
export function StaffBar() {
  const to = usePaths()
  const more = useDisclosure()
  const session = useSession()
  const unread = useUnreadAnswers()
  const links = staffLinks()
  return (
    <nav
      aria-label={m.staff_navigation()}
      className="sticky bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {links.slice(0, 4).map(({ page, text, Icon, short }) => (
          <li key={page} className="min-w-0">
            <NavLink
              end
              to={to(page)}
              prefetch="intent"
              className={`${cell} aria-[current=page]:font-semibold aria-[current=page]:text-accent-text`}
            >
              <Icon aria-hidden="true" />
              <span className="max-w-full truncate">{short ?? text}</span>
              {page === 'staff-chat' && <UnreadCount count={unread} />}
            </NavLink>
          </li>
        ))}
        <li className="min-w-0">
          <details ref={more} className="group">
            <summary className={`${cell} list-none select-none [&::-webkit-details-marker]:hidden`}>
              <Ellipsis aria-hidden="true" />
              {m.staff_more()}
            </summary>
            <ul className="absolute inset-x-0 bottom-full border-t bg-raised p-2 shadow-float">
              {links.slice(4).map(({ page, text, Icon }) => (
                <MoreLink key={page} to={to(page)} text={text} Icon={Icon} />
              ))}
              {hasSeveralEntries(session) && (
                <MoreLink to={to('login-select-user')} text={m.staff_switch()} Icon={ArrowLeftRight} />
              )}
              <MoreLink to={to('staff-logout')} text={m.page_title_staff_logout()} Icon={LogOut} />
            </ul>
          </details>
        </li>
      </ul>
    </nav>
  )
}

function MoreLink({ to, text, Icon }: { to: string; text: string; Icon: LucideIcon }) {
  return (
    <li>
      <NavLink
        to={to}
        prefetch="intent"
        className="flex min-h-11 items-center gap-3 rounded-md px-3 aria-[current=page]:font-semibold aria-[current=page]:text-accent-text"
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {text}
      </NavLink>
    </li>
  )
}
