import { Outlet } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { DemoBanner } from '../features/demo/demo-banner.tsx'
import { ForumName } from '../features/header/forum-name.tsx'
import { LanguageSwitch } from '../features/header/language-switch.tsx'
import { Guard } from '../features/session/guard.tsx'
import { ThemeToggle } from '../features/theme/theme-toggle.tsx'
import { GuillocheRule } from '../ui/guilloche.tsx'

/** The volunteers' own form: the forum's name, one column and nothing to get lost in. */
export default function VolunteerLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {m.skip_to_content()}
      </a>
      <DemoBanner />
      <header className="border-b">
        <div className="mx-auto flex min-h-16 w-full max-w-188 items-center gap-1 px-4 sm:px-6">
          <ForumName area={m.volunteer_area()} className="mr-auto" />
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-188 flex-1 px-4 py-8 outline-none sm:px-6 md:py-12"
      >
        <Guard>
          <Outlet />
        </Guard>
      </main>
      <GuillocheRule seed="volunteer" height={20} />
    </div>
  )
}
