import { longestQuery } from '#domain/search/query-limit.ts'
import { m } from '#messages/compiled/messages.js'
import { HeaderIcon } from '#web/kit/frame/header-icon.tsx'
import { ThemeToggle } from '#web/kit/frame/theme-toggle.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { buttonClasses } from '#web/ui/button-classes.ts'
import { controlClasses } from '#web/ui/control-classes.ts'
import { LoginLink } from './login-link.tsx'
import { MenuColumns } from './menu-columns.tsx'

/** Every public page: a panel under the header on a desk, a sheet with everything on a phone. Its manners are in site/script/menu.ts. */
export function HeaderMenu() {
  return (
    <details data-menu="" className="group lg:relative">
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-md px-2 text-sm max-sm:px-1 xl:px-3 select-none hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="max-md:sr-only">{m.header_menu()}</span>
        <HeaderIcon name="menu" className="size-5 group-open:hidden lg:hidden" />
        <HeaderIcon name="close" className="hidden size-5 group-open:block lg:group-open:hidden" />
        <HeaderIcon
          name="down"
          className="hidden size-4 transition-transform group-open:rotate-180 lg:block"
        />
      </summary>
      <div className="fixed inset-x-0 top-(--sheet-top,4rem) bottom-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface lg:absolute lg:inset-auto lg:top-full lg:right-0 lg:mt-2 lg:w-max lg:rounded-lg lg:border lg:bg-raised lg:shadow-float">
        <MenuSearch />
        <MenuColumns />
        <div className="sticky bottom-0 border-t bg-surface lg:rounded-b-lg lg:bg-raised">
          <div className="page-width flex items-center py-2 lg:px-3">
            <ThemeToggle className="max-lg:-ml-3" />
            <span className="ml-auto max-lg:-mr-3 lg:hidden">
              <LoginLink look="text" />
            </span>
          </div>
        </div>
      </div>
    </details>
  )
}

/** On a phone the header has no room for the search, so the sheet begins with its field. */
function MenuSearch() {
  const to = usePaths()
  return (
    <search className="page-width pt-4 sm:hidden">
      <form action={to('search')} method="get" className="flex gap-2">
        <input
          name="q"
          type="search"
          autoComplete="off"
          maxLength={longestQuery}
          aria-label={m.page_title_search()}
          placeholder={m.page_title_search()}
          className={controlClasses}
        />
        <button
          type="submit"
          aria-label={m.page_title_search()}
          className={buttonClasses({ variant: 'secondary' })}
        >
          <HeaderIcon name="search" />
        </button>
      </form>
    </search>
  )
}
