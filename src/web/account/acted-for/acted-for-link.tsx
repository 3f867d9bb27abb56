import { Link } from 'react-router'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'

/** From the settings to the page where assistants and their changes stand. */
export function ActedForLink() {
  const to = usePaths()
  return (
    <Section space="none" title={m.acted_for_settings()} lead={m.acted_for_settings_text()}>
      <Link
        to={{ pathname: to('account-contact'), hash: '#history' }}
        className="text-link inline-flex min-h-11 items-center"
      >
        {m.acted_for_settings_link()}
      </Link>
    </Section>
  )
}
