import { ExternalLink, FileDown, KeyRound, Languages, LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { colleagueName } from '#domain/person/colleague-name.ts'
import { m } from '#messages/compiled/messages.js'
import { organiserRoleWords } from '#messages/organiser-role-word.ts'
import { WaitingChats } from '#web/console/chat/view.tsx'
import { useConsoleFacts, useOrganiser } from '#web/console/screen/queries.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { ThemeSetting } from '#web/kit/theme/theme-setting.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ConsolePage } from './console-sections.ts'
import { waitingAt } from './console-waiting.ts'
import { sectionGroupsFor } from './section-groups.ts'

const item =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm lg:min-h-8 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]'

/** The parts of the console, who is logged in, and the links out of it. Used as rail and as menu. */
export function ConsoleRail({ onNavigate }: { onNavigate?: () => void }) {
  return (
    // On a desk only the parts scroll, so that the ways out and the theme stay in sight on a low screen.
    <div className="flex min-h-full flex-col gap-4 lg:h-full lg:min-h-0">
      <ConsoleSections {...(onNavigate && { onNavigate })} />
      <div className="mt-auto shrink-0 space-y-2">
        <WhoIsHere />
        <WaysOut {...(onNavigate && { onNavigate })} />
      </div>
    </div>
  )
}

function ConsoleSections({ onNavigate }: { onNavigate?: () => void }) {
  const { roles } = useOrganiser()
  const { clock } = useEdition()
  const to = usePaths()
  const groups = sectionGroupsFor(roles, clock.movable)
  const paths = groups.flatMap(({ parts }) => parts.map(({ page }) => to(page)))
  const nav = useOpenPartInSight(paths.length)
  return (
    <nav
      ref={nav}
      aria-label={m.organiser_console()}
      className="relative lg:min-h-0 lg:flex-1 lg:overflow-y-auto"
    >
      {groups.map(({ group, head, parts }) => (
        <section key={group} aria-label={head ?? undefined}>
          {head && <p className="px-3 pt-3 pb-0.5 text-xs font-medium text-text-quiet">{head}</p>}
          <ul className="space-y-0.5">
            {parts.map(({ page, icon: Icon, label }) => (
              <li key={page}>
                <NavLink
                  to={to(page)}
                  prefetch="intent"
                  // Of two sections, one of which lies under the other, a page belongs to one.
                  end={paths.some(path => path.startsWith(`${to(page)}/`))}
                  // The camera is allowed to the gate's own document alone.
                  reloadDocument={page === 'organiser-gate'}
                  {...(onNavigate && { onClick: onNavigate })}
                  className={({ isActive }) =>
                    classNames(
                      item,
                      isActive
                        ? 'bg-accent-soft font-medium text-accent-text'
                        : 'text-text-quiet hover:bg-sunken hover:text-text',
                    )
                  }
                >
                  <Icon aria-hidden="true" />
                  <span className="min-w-0 flex-1">{label()}</span>
                  {page === 'organiser-chats' ? <WaitingChats /> : <WaitingCount page={page} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** Scrolls the rail, or the menu, to the part that is open: a role may have more parts than fit on a screen. */
function useOpenPartInSight(parts: number) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // A count can break a long name into two lines, which moves everything below it.
  const counted = useConsoleFacts().data !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: roles bring the parts and counts move them: scroll again after either
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, parts, counted])
  return nav
}

function WaitingCount({ page }: { page: ConsolePage }) {
  const { data } = useConsoleFacts()
  const count = data ? waitingAt(page, data.waiting) : 0
  if (count === 0) return null
  return (
    <span className="tabular text-xs text-text-quiet">
      <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
      <span className="sr-only">{m.organiser_waiting_here({ count })}</span>
    </span>
  )
}

function WhoIsHere() {
  const { roles, phone } = useOrganiser()
  const { data } = useConsoleFacts()
  const locale = useLocale()
  if (roles.length === 0) return null
  return (
    <section aria-label={m.organiser_who_is_here()} className="border-t px-3 pt-3 text-sm">
      {/* The phone until the name is known, in the same place. */}
      <p className="tabular truncate font-medium">{data ? colleagueName(locale, data.name) : phone}</p>
      <p className="text-text-quiet">{roles.map(role => organiserRoleWords[role]()).join(', ')}</p>
    </section>
  )
}

function WaysOut({ onNavigate }: { onNavigate?: () => void }) {
  const to = usePaths()
  const onClick = onNavigate && { onClick: onNavigate }
  // On a desk in two columns of words, so that more parts fit above them.
  const link = classNames(item, 'text-text-quiet hover:bg-sunken hover:text-text lg:[&_svg]:hidden lg:pr-1')
  return (
    <div>
      <ul className="lg:grid lg:grid-cols-2">
        <li>
          <Link to={to('organiser-own-login')} {...onClick} className={link}>
            <KeyRound aria-hidden="true" />
            {m.own_login_title()}
          </Link>
        </li>
        <li>
          <Link to={to('organiser-exports')} {...onClick} className={link}>
            <FileDown aria-hidden="true" />
            {m.page_title_organiser_exports()}
          </Link>
        </li>
        <li>
          {/* A full load: the public site is not part of this app. */}
          <a href={to('home')} className={link}>
            <ExternalLink aria-hidden="true" />
            {m.organiser_public_site()}
          </a>
        </li>
        <li className="relative">
          <Languages
            aria-hidden="true"
            strokeWidth={1.5}
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-quiet lg:hidden"
          />
          <LanguageSwitch className="w-full pl-11 lg:min-h-8 lg:pl-3" />
        </li>
      </ul>
      <div className="flex flex-col lg:flex-row-reverse lg:items-center lg:justify-between lg:pt-2">
        <Link to={to('organiser-logout')} className={classNames(link, 'whitespace-nowrap')}>
          <LogOut aria-hidden="true" />
          {m.organiser_log_out()}
        </Link>
        <div className="px-3 max-lg:pt-3 lg:pr-0">
          <ThemeSetting />
        </div>
      </div>
    </div>
  )
}
