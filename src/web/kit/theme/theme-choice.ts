import { bootReading } from '#web/kit/kept/boot-script.ts'
import { keptText } from '#web/kit/kept/kept.ts'

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

export const themeKey = 'quorum-theme'

const theme = keptText(themeKey, { of: 'none', until: 'browser' })

/** Anything unknown is `system`. */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Runs in the head before the first paint, so that a stored choice does not flash. */
export const themeBootScript = bootReading(
  themeKey,
  `if(kept==='light'||kept==='dark')document.documentElement.dataset.theme=kept`,
)

/** The stored choice; `system` where storage is forbidden. */
export function readThemeChoice(): ThemeChoice {
  return parseThemeChoice(theme.read())
}

/** Stores the choice, puts it on the page and tells the switches. Where storage is closed it lasts for this page. */
export function applyThemeChoice(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') {
    delete dataset.theme
    theme.forget()
  } else {
    dataset.theme = choice
    theme.write(choice)
  }
  dispatchEvent(new Event('themechange'))
}

/** Subscribes to the choice, including changes in other tabs. */
export function watchThemeChoice(listener: () => void): () => void {
  addEventListener('themechange', listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener('themechange', listener)
    removeEventListener('storage', listener)
  }
}
