import { m } from '#messages/compiled/messages.js'
import { applyThemeChoice } from '#web/kit/theme/theme-choice.ts'
import { classNames } from '#web/ui/class-names.ts'
import { HeaderIcon } from './header-icon.tsx'

type ThemeToggleProps = {
  /** The icon alone on a phone, where the forum's name needs the room. */
  short?: boolean
  className?: string
}

/**
 * Switches between light and dark, starting from what the page shows. The icon is chosen in CSS. The public site is not hydrated, so there
 * site/script/theme.ts handles the press.
 */
export function ThemeToggle({ short = false, className }: ThemeToggleProps) {
  return (
    <button
      type="button"
      title={m.theme_toggle()}
      data-theme-toggle=""
      onClick={() => applyThemeChoice(isDark() ? 'light' : 'dark')}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm text-text-quiet hover:bg-sunken hover:text-text noscript:hidden',
        className,
      )}
    >
      <HeaderIcon name="moon" className="size-5 dark:hidden" />
      <HeaderIcon name="sun" className="hidden size-5 dark:block" />
      <span className={short ? 'max-sm:sr-only' : undefined}>{m.theme_word()}</span>
    </button>
  )
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
