import { useSyncExternalStore } from 'react'
import { m } from '#messages/compiled/messages.js'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { applyThemeChoice, readThemeChoice, type ThemeChoice, watchThemeChoice } from './theme-choice.ts'

export function ThemeSetting() {
  const choice = useSyncExternalStore<ThemeChoice>(watchThemeChoice, readThemeChoice, () => 'system')
  return (
    <ThemeSwitch
      label={m.theme_label()}
      texts={{ light: m.theme_light(), dark: m.theme_dark(), system: m.theme_system() }}
      value={choice}
      onValueChange={applyThemeChoice}
    />
  )
}
