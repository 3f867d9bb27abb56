import { m } from '#messages/compiled/messages.js'
import { IconButton } from '#web/ui/icon-button.tsx'
import { applyThemeChoice } from '#web/ui/theme.ts'
import { StillIcon } from './still-icon.ts'

/** One press from light to dark and back, from whatever the page shows now. The style sheet picks the picture. */
export function ThemeToggle() {
  return (
    <IconButton
      label={m.theme_toggle()}
      onClick={() => applyThemeChoice(isDark() ? 'light' : 'dark')}
      icon={
        <>
          <StillIcon name="moon" className="dark:hidden" />
          <StillIcon name="sun" className="hidden dark:block" />
        </>
      }
    />
  )
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
