/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system'

/** Key in local storage. */
export const THEME_KEY = 'quorum-theme'

/** Reads a stored choice; anything unknown is `system`. */
export function parseThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/**
 * Runs in the head before the first paint, so that a stored choice does not flash. A constant text: its
 * hash goes into the content security policy.
 */
export const themeBootScript = `try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** The choice as stored; `system` where storage is closed. */
export function readThemeChoice(): ThemeChoice {
  try {
    return parseThemeChoice(localStorage.getItem(THEME_KEY))
  } catch {
    return 'system'
  }
}

/** Stores the choice, puts it on the page and tells the switches. */
export function applyThemeChoice(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
  } catch {
    // Storage can be closed; the choice then lasts for this page.
  }
  dispatchEvent(new Event('themechange'))
}

/** Subscribes to the choice, also when it is made in another tab. */
export function watchThemeChoice(listener: () => void): () => void {
  addEventListener('themechange', listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener('themechange', listener)
    removeEventListener('storage', listener)
  }
}
