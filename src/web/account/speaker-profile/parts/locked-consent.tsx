import { Link } from 'react-router'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'
import { ConsentGiven } from './speaker-consent.tsx'

/** The consent beside a card that is on the site: when it was given, or where it can be given again. */
export function LockedConsent({ section }: { section: SpeakerProfileSection }) {
  const to = usePaths()
  return (
    <Section space="none" title={m.speaker_profile_field_consent()}>
      {section.consentGivenAt ? (
        <ConsentGiven at={section.consentGivenAt} />
      ) : (
        <Link to={to('account-documents')} className="text-link inline-flex min-h-11 items-center">
          {m.speaker_profile_consent_again()}
        </Link>
      )}
    </Section>
  )
}
