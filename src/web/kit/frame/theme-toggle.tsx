import { m } from '#messages/compiled/messages.js'
import { applyThemeChoice } from '#web/kit/theme/theme-choice.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { HeaderIcon } from './header-icon.tsx'

/**
 * One press from light to dark and back, from whatever the page shows now. The style sheet picks the picture. On the public site, which
 * React never wakes up, the press is heard by site/script/theme.ts.
 */
export function ThemeToggle() {
  return (
    <IconButton
      label={m.theme_toggle()}
      data-theme-toggle=""
      className="noscript:hidden"
      onClick={() => applyThemeChoice(isDark() ? 'light' : 'dark')}
      icon={
        <>
          <HeaderIcon name="moon" className="dark:hidden" />
          <HeaderIcon name="sun" className="hidden dark:block" />
        </>
      }
    />
  )
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
