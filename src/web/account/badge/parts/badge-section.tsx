import type { Badge, BadgeData } from '#contract/badge.ts'
import { m } from '#messages/compiled/messages.js'
import type { ChangeRequesting } from '#web/account/section/queries.ts'
import { SectionLock } from '#web/account/section/view.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { BadgeForm, valuesOf } from './badge-form.tsx'

type BadgeSectionProps = {
  guid: string
  badge: Badge
  requesting: ChangeRequesting
  onTyped: (values: BadgeData) => void
}

/** What of the badge the person decides: a form, and facts while the committee considers a request about it. */
export function BadgeSection({ guid, badge, requesting, onTyped }: BadgeSectionProps) {
  const { lock } = badge
  const formOpen = !lock.locked || lock.request?.status !== 'open'
  return (
    <Section title={m.badge_texts()} level={2} space="none">
      <div className="space-y-6">
        <SectionLock lock={lock} requesting={requesting} deadlineTitle={m.badge_company_locked_title} />
        {formOpen ? (
          <BadgeForm
            guid={guid}
            badge={badge}
            requesting={requesting}
            onTyped={onTyped}
            onDone={() => {
              if (lock.locked) onTyped(valuesOf(badge))
            }}
          />
        ) : (
          <DefinitionList
            items={[
              { term: m.badge_company(), value: badge.companyShortName ?? m.section_empty_value() },
              { term: m.badge_position(), value: badge.position ?? m.section_empty_value() },
            ]}
          />
        )}
      </div>
    </Section>
  )
}
