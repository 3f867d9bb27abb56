import { Link } from 'react-router'
import type { Profile } from '#contract/profile.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { personLabels } from '#web/kit/words/person-labels.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'

/** What the badge prints beside the name, with the way to where it is changed. */
export function BadgePart({ badge }: { badge: Profile['badge'] }) {
  const to = usePaths()
  return (
    <Section space="none" title={m.person_badge_title()} lead={m.person_badge_lead()}>
      <DefinitionList
        items={[
          { term: m.signup_field_short_name(), value: badge.companyShortName || m.section_empty_value() },
          { term: personLabels.position(), value: badge.position || m.section_empty_value() },
        ]}
      />
      <p className="mt-4">
        <Link to={to('account-badge')} className="text-link">
          {m.person_badge_link()}
        </Link>
      </p>
    </Section>
  )
}
