import { m } from '#messages/compiled/messages.js'
import { applyThemeChoice } from '#web/kit/theme/theme-choice.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { HeaderIcon } from './header-icon.tsx'

/**
 * Switches between light and dark, starting from what the page shows. The icon is chosen in CSS. The public site is not hydrated, so there
 * site/script/theme.ts handles the press.
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
