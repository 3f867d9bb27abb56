import { ArrowLeftRight, LayoutDashboard, LogOut, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { useSession } from '#web/kit/session/use-session.ts'
import { hasSeveralEntries } from './switcher.tsx'

/** Ways out of this cabinet: another participant, a new one, the console, log-out. Each is shown only where it applies. */
export function AccountLinks({ onFollow }: { onFollow?: () => void }) {
  const to = usePaths()
  const session = useSession()
  const links = [
    ...(hasSeveralEntries(session)
      ? [
          {
            href: to('login-select-user'),
            word: m.account_nav_change(),
            Icon: ArrowLeftRight,
          },
        ]
      : []),
    { href: to('signup-type'), word: m.account_nav_register(), Icon: UserRoundPlus },
    ...(session.organiserRoles.length > 0
      ? [
          {
            href: to('organiser'),
            word: m.account_nav_organiser(),
            Icon: LayoutDashboard,
          },
        ]
      : []),
    { href: to('account-logout'), word: m.account_nav_logout(), Icon: LogOut },
  ]
  return (
    <ul>
      {links.map(({ href, word, Icon }) => (
        <li key={href}>
          <Link
            to={href}
            onClick={onFollow}
            className="flex min-h-11 items-center gap-3 rounded-md px-3 text-text-quiet hover:bg-sunken hover:text-text lg:min-h-9 lg:text-sm"
          >
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
            {word}
          </Link>
        </li>
      ))}
    </ul>
  )
}
