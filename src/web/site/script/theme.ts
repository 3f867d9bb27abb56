import { applyThemeChoice, readThemeChoice, watchThemeChoice } from '#web/kit/theme/theme-choice.ts'
import { onPress } from './press.ts'

/** The button that switches between light and dark; follows changes in other tabs. */
export function watchTheme(): void {
  onPress('[data-theme-toggle]', () => applyThemeChoice(isDark() ? 'light' : 'dark'))
  watchThemeChoice(showChoice)
  // Another page may have changed it while this one was in the back-forward cache.
  addEventListener('pageshow', event => event.persisted && showChoice())
}

function showChoice(): void {
  const choice = readThemeChoice()
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
