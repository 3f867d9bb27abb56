import { useRef, useState } from 'react'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { SectionLock } from '#web/account/section/section-lock.tsx'
import { useChangeRequest } from '#web/account/section/use-change-request.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { LockedConsent } from './locked-consent.tsx'
import { SpeakerFacts } from './speaker-facts.tsx'
import { SpeakerForm } from './speaker-form.tsx'
import { SpeakerState } from './speaker-state.tsx'
import { speakerQueryKey } from './use-speaker-profile.ts'

type SpeakerViewProps = { guid: string; section: SpeakerProfileSection }

/** A speaker's data: a form until the card is published, facts and a request afterwards. */
export function SpeakerView({ guid, section }: SpeakerViewProps) {
  const { lock, card } = section
  const [asking, setAsking] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const requesting = useChangeRequest({ guid, kind: 'speaker', queryKey: speakerQueryKey(guid) })
  // What leaves the site is not changed any more.
  const open = !lock.locked || (asking && card === 'published' && lock.request?.status !== 'open')
  const leave = () => {
    setAsking(false)
    top.current?.focus()
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="space-y-8">
      <PageHeading
        title={pageTitle('account-speaker')}
        {...(!lock.locked && { lead: m.speaker_profile_lead() })}
      />
      <div ref={top} tabIndex={-1} className="space-y-6 outline-none lg:max-w-240">
        <SpeakerState section={section} />
        {card !== 'leaving' && (
          <SectionLock
            lock={lock}
            requesting={requesting}
            onRequest={open ? undefined : () => setAsking(true)}
          />
        )}
      </div>
      {open ? (
        <SpeakerForm
          // Publishing at this moment turns the form into a request.
          key={String(lock.locked)}
          guid={guid}
          section={section}
          requesting={requesting}
          onDone={leave}
        />
      ) : (
        <div className="space-y-8 lg:max-w-240">
          <SpeakerFacts data={section.data} />
          <LockedConsent section={section} />
        </div>
      )}
    </div>
  )
}
