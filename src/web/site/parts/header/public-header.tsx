import { useLocation, useMatches } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ForumName } from '#web/kit/frame/forum-name.tsx'
import { HeaderIcon } from '#web/kit/frame/header-icon.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { ApplyLink } from './apply-link.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { InEnglish } from './in-english.tsx'
import { LoginLink } from './login-link.tsx'
import { mainLinks } from './site-links.ts'

/** How many of the five links there is room for on a tablet; a desk has room for all. */
const onTablet = 2

/** The header of the public pages: name and dates, five links, the menu, the language and the green button. */
export function PublicHeader() {
  const to = usePaths()
  const { pathname } = useLocation()
  const isPast = useMatches().some(({ loaderData }) => isOfPastForum(loaderData))
  const isHere = (path: string) => pathname === path || (!isPast && pathname.startsWith(`${path}/`))
  return (
    <>
      <InEnglish />
      <header className="sticky top-0 z-40 border-b bg-surface print:static">
        <div className="page-width flex min-h-16 items-center gap-1 py-1 xl:min-h-20 xl:gap-2">
          <ForumName compact className="mr-auto xl:max-w-70" />
          <nav aria-label={m.header_navigation()} className="flex items-center print:hidden">
            <ul className="hidden items-center md:flex">
              {mainLinks().map(({ page, text }, index) => (
                <li key={page} className={index < onTablet ? undefined : 'hidden lg:block'}>
                  <a
                    href={to(page)}
                    aria-current={isHere(to(page)) ? 'page' : undefined}
                    className="flex min-h-11 items-center rounded-md px-2 text-sm hover:bg-sunken xl:px-3 aria-[current=page]:text-accent-text aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
            <a
              href={to('search')}
              aria-label={m.page_title_search()}
              title={m.page_title_search()}
              aria-current={isHere(to('search')) ? 'page' : undefined}
              className="hidden size-11 items-center justify-center rounded-md hover:bg-sunken sm:flex aria-[current=page]:text-accent-text"
            >
              <HeaderIcon name="search" />
            </a>
          </nav>
          <div className="max-lg:order-last print:hidden">
            <HeaderMenu />
          </div>
          <div className="flex items-center print:hidden">
            <LanguageSwitch short className="max-sm:px-1.5 lg:px-2 xl:px-3" />
            <span className="max-lg:hidden">
              <LoginLink look="text" />
            </span>
            <ApplyLink short size="sm" className="ml-1 max-[20rem]:hidden max-sm:px-2 xl:hidden" />
            <ApplyLink short className="ml-1 max-xl:hidden" />
          </div>
        </div>
      </header>
    </>
  )
}

/** Whether a page shows a record of an earlier forum: it is in none of this year's lists. */
function isOfPastForum(loaded: unknown): boolean {
  const { forum, speaker } = (loaded ?? {}) as { forum?: Forum; speaker?: { forum?: Forum } }
  return (forum ?? speaker?.forum)?.current === false
}

type Forum = { current?: boolean }
