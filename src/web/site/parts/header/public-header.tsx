import { useLocation } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { ForumName } from '#web/kit/frame/forum-name.tsx'
import { HeaderIcon } from '#web/kit/frame/header-icon.tsx'
import { ThemeToggle } from '#web/kit/frame/theme-toggle.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { ApplyLink } from './apply-link.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { LoginLink } from './login-link.tsx'
import { mainLinks } from './site-links.ts'

/** The header of the public pages: name and dates, five links, the menu, the language and the green button. */
export function PublicHeader() {
  const to = usePaths()
  const { pathname } = useLocation()
  const isHere = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return (
    <header className="sticky top-0 z-40 border-b bg-surface print:static">
      <div className="page-width flex min-h-16 items-center gap-2 py-1 xl:min-h-20">
        <ForumName className="mr-auto xl:max-w-70" />
        <nav aria-label={m.header_navigation()} className="flex items-center print:hidden">
          <ul className="hidden items-center xl:flex">
            {mainLinks().map(({ page, text }) => (
              <li key={page}>
                <a
                  href={to(page)}
                  aria-current={isHere(to(page)) ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-md px-3 text-sm hover:bg-sunken aria-[current=page]:text-accent-text aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
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
            className="flex size-11 items-center justify-center rounded-md hover:bg-sunken aria-[current=page]:text-accent-text"
          >
            <HeaderIcon name="search" />
          </a>
          <div className="order-last xl:order-none">
            <HeaderMenu />
          </div>
        </nav>
        <div className="hidden items-center md:order-none md:flex xl:ml-2 print:hidden">
          <LanguageSwitch className="max-xl:hidden" />
          <span className="max-xl:hidden">
            <ThemeToggle />
          </span>
          <LoginLink look="text" />
          <ApplyLink className="ml-1" />
        </div>
      </div>
    </header>
  )
}
