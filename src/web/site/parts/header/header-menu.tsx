import { m } from '#messages/compiled/messages.js'
import { HeaderIcon } from '#web/kit/frame/header-icon.tsx'
import { ThemeToggle } from '#web/kit/frame/theme-toggle.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { ApplyLink } from './apply-link.tsx'
import { LoginLink } from './login-link.tsx'
import { MenuColumns } from './menu-columns.tsx'

/** Every public page: a panel under the header on a desk, a sheet with everything on a phone. Its manners are in site/script/menu.ts. */
export function HeaderMenu() {
  return (
    <details data-menu="" className="group xl:relative">
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-md px-3 text-sm select-none hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="max-sm:sr-only">{m.header_menu()}</span>
        <HeaderIcon name="menu" className="size-5 group-open:hidden xl:hidden" />
        <HeaderIcon name="close" className="hidden size-5 group-open:block xl:group-open:hidden" />
        <HeaderIcon
          name="down"
          className="hidden size-4 transition-transform group-open:rotate-180 xl:block"
        />
      </summary>
      <div className="fixed inset-x-0 top-(--sheet-top,4rem) bottom-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface xl:absolute xl:inset-auto xl:top-full xl:right-0 xl:mt-2 xl:w-max xl:rounded-lg xl:border xl:bg-raised xl:shadow-float">
        <MenuColumns />
        <div className="sticky bottom-0 border-t bg-surface xl:hidden">
          <div className="page-width flex flex-col gap-3 py-3">
            <div className="-ml-3 flex flex-wrap items-center gap-1">
              <LanguageSwitch className="mr-auto" />
              <ThemeToggle />
              <span className="md:hidden">
                <LoginLink look="text" />
              </span>
            </div>
            <div className="md:hidden">
              <ApplyLink wide />
            </div>
          </div>
        </div>
      </div>
    </details>
  )
}
