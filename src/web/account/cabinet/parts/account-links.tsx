import { ArrowLeftRight, LayoutDashboard, LogOut, type LucideIcon, UserRoundPlus } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { hasSeveralEntries } from '#web/kit/session/session-rules.ts'
import { useSession } from '#web/kit/session/use-session.ts'

type AccountLinksProps = {
  onFollow?: () => void
  /** False where the log-out stands apart, so that it is always in sight. */
  withLogout?: boolean
}

/** Ways out of this cabinet: another participant, a new one, the console, log-out. Each is shown only where it applies. */
export function AccountLinks({ onFollow, withLogout = true }: AccountLinksProps) {
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
  ]
  return (
    <ul>
      {links.map(link => (
        <li key={link.href}>
          <AccountLink {...link} onFollow={onFollow} />
        </li>
      ))}
      {withLogout && (
        <li>
          <LogoutLink onFollow={onFollow} />
        </li>
      )}
    </ul>
  )
}

export function LogoutLink({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const to = usePaths()
  return (
    <AccountLink
      href={to('account-logout')}
      word={m.account_nav_logout()}
      Icon={LogOut}
      onFollow={onFollow}
    />
  )
}

type AccountLinkProps = {
  href: string
  word: string
  Icon: LucideIcon
  onFollow?: (() => void) | undefined
}

function AccountLink({ href, word, Icon, onFollow }: AccountLinkProps) {
  return (
    <Link
      to={href}
      onClick={onFollow}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 text-text-quiet hover:bg-sunken hover:text-text lg:min-h-9 lg:text-sm"
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
      {word}
    </Link>
  )
}
