import { useRef, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { m } from '#messages/compiled/messages.js'
import { useChangeRequest } from '#web/account/section/queries.ts'
import { SectionLock } from '#web/account/section/view.tsx'
import { WithdrawForAnother } from '#web/account/withdrawal/view.tsx'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { ProfileFacts } from '#web/kit/profile/profile-facts.tsx'
import { closedFields, type FlatProfile } from '#web/kit/profile/profile-fields.ts'
import { Banner } from '#web/ui/banner.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { BadgePart } from './badge-part.tsx'
import { IdentityRequest } from './identity-request.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileQueryKey } from './use-profile.ts'

/** The person and the company: editable fields as a form, locked ones as facts with a change request. */
export function ProfileView({ guid, profile }: { guid: string; profile: Profile }) {
  const { access, lock } = profile
  const requesting = useChangeRequest({ guid, kind: 'identity', queryKey: profileQueryKey(guid) })
  const [asking, setAsking] = useState(false)
  const identity = useRef<HTMLDivElement>(null)
  const open = asking && lock.locked && lock.request?.status !== 'open'
  const leave = () => {
    setAsking(false)
    identity.current?.focus()
  }
  const closed: readonly (keyof FlatProfile)[] = closedFields(profile.person.citizenship)
  return (
    <div className="space-y-10">
      <PageHeading title={pageTitle('account-profile')} lead={m.person_profile_lead()} />
      {access === 'closed' && (
        <Banner title={m.person_closed_title()} className="max-w-168">
          {m.person_closed_text()}
        </Banner>
      )}
      <div ref={identity} tabIndex={-1} className="max-w-168 space-y-6 outline-none empty:hidden">
        {(lock.locked || lock.request) && (
          <SectionLock
            lock={lock}
            requesting={requesting}
            onRequest={open ? undefined : () => setAsking(true)}
          />
        )}
        {access === 'held' && (
          <Banner tone="attention" title={m.person_held_title()}>
            {m.person_held_text()}
          </Banner>
        )}
        {open ? (
          <IdentityRequest profile={profile} requesting={requesting} onDone={leave} />
        ) : (
          (access === 'verified' || access === 'held') && (
            <Section space="none" title={m.signup_section_name()}>
              <ProfileFacts profile={profile} only={field => closed.includes(field)} />
            </Section>
          )
        )}
      </div>
      {access === 'closed' ? (
        <div className="max-w-168 space-y-10">
          <ProfileFacts profile={profile} only={() => true} />
          <BadgePart badge={profile.badge} />
        </div>
      ) : (
        <ProfileForm key={access} guid={guid} profile={profile} />
      )}
      <WithdrawForAnother />
    </div>
  )
}
