import { m } from '#messages/compiled/messages.js'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'

/** Light, dark or as the device, in the words of the page. */
export function ThemeChoice() {
  return (
    <ThemeSwitch
      label={m.theme_label()}
      texts={{
        light: m.theme_light(),
        dark: m.theme_dark(),
        system: m.theme_system(),
      }}
    />
  )
}
