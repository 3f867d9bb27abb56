import type { Profile } from '#contract/profile.ts'
import { m } from '#messages/compiled/messages.js'
import { ProfileFacts } from '#web/kit/profile/profile-facts.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { SeenButtons } from './seen-buttons.tsx'
import { SeenLock } from './seen-lock.tsx'

/** The data as the person entered them, and how much of it they may change. */
export function SeenProfile({ profile }: { profile: Profile }) {
  const { access, lock, badge } = profile
  return (
    <div className="space-y-6">
      {access === 'closed' && <Banner title={m.person_closed_title()}>{m.person_closed_text()}</Banner>}
      {access === 'held' && (
        <Banner tone="attention" title={m.person_held_title()}>
          {m.person_held_text()}
        </Banner>
      )}
      {(lock.locked || lock.request) && <SeenLock lock={lock} />}
      <ProfileFacts profile={profile} only={() => true} />
      <DefinitionList
        items={[
          { term: m.badge_position(), value: badge.position ?? m.section_empty_value() },
          { term: m.badge_company(), value: badge.companyShortName ?? m.section_empty_value() },
        ]}
      />
      {access !== 'closed' && <SeenButtons labels={[m.person_save()]} />}
    </div>
  )
}
