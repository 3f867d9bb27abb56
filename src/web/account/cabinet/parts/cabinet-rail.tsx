import { m } from '#messages/compiled/messages.js'
import { ThemeChoice } from '#web/account/settings/theme-choice.tsx'
import { ForumName } from '#web/kit/frame/forum-name.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { AccountLinks } from './account-links.tsx'
import { PersonCard } from './person-card.tsx'
import { SectionList } from './section-list.tsx'

/** The left rail of a desk: whose cabinet, all its sections, the ways out. */
export function CabinetRail() {
  return (
    <header className="hidden w-66 shrink-0 border-r lg:block">
      <div className="sticky top-0 flex h-dvh flex-col">
        <div className="border-b px-6 py-4">
          <ForumName />
        </div>
        <div className="flex-1 overflow-y-auto px-3 py-4">
          <div className="mb-4 px-3">
            <PersonCard />
          </div>
          <nav aria-label={m.account_nav_label()}>
            <SectionList />
          </nav>
          <div className="mt-4 border-t pt-4">
            <AccountLinks />
          </div>
        </div>
        <div className="flex items-center justify-between gap-2 border-t py-3 pr-4 pl-3">
          <LanguageSwitch />
          <ThemeChoice />
        </div>
      </div>
    </header>
  )
}
