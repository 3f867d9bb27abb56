import { Outlet } from 'react-router'
import { ForumName } from '#web/kit/frame/forum-name.tsx'
import { Shell } from '#web/kit/frame/shell.tsx'
import { ThemeToggle } from '#web/kit/frame/theme-toggle.tsx'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'

/** Development tools: the outbox and the component page. They hold state, so they are an app of their own. */
export default function DevLayout() {
  return (
    <Shell>
      <header className="border-b">
        <div className="page-width flex min-h-16 items-center gap-1">
          <ForumName className="mr-auto" />
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
    </Shell>
  )
}
