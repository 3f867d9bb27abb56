import { m } from '#messages/compiled/messages.js'
import { LanguageSwitch } from '#web/kit/locale/language-switch.tsx'
import { ThemeSetting } from '#web/kit/theme/theme-setting.tsx'
import { Section } from '#web/ui/section.tsx'

/** Language and theme of this browser. */
export function InterfaceSettings() {
  return (
    <Section space="none" title={m.person_interface_title()} lead={m.person_interface_lead()}>
      <div className="divide-y border-y">
        <div className="flex min-h-16 items-center justify-between gap-4 py-2">
          <p>{m.person_interface_language()}</p>
          <LanguageSwitch className="-mr-3 text-link" />
        </div>
        <div className="flex min-h-16 items-center justify-between gap-4 py-2">
          <p aria-hidden="true">{m.theme_label()}</p>
          <ThemeSetting />
        </div>
      </div>
    </Section>
  )
}
