import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { ConsentBox } from '#web/kit/consent/consent-box.tsx'
import { formatMoment } from '#web/kit/dates/forum-dates.ts'
import { useEdition } from '#web/kit/edition/use-edition.ts'
import { useLocale, usePaths } from '#web/kit/locale/use-locale.ts'
import { Section } from '#web/ui/section.tsx'
import type { SpeakerForm } from './speaker-values.ts'

type SpeakerConsentProps = {
  section: Pick<SpeakerProfileSection, 'consentGivenAt' | 'mayConsent'>
  error: string | undefined
}

/** The consent to publish: its own unticked box with its own text, or when it was given (product.md §6a). */
export function SpeakerConsent({ section, error }: SpeakerConsentProps) {
  const { register } = useFormContext<SpeakerForm>()
  const { consentGivenAt, mayConsent } = section
  return (
    <Section
      space="none"
      title={m.speaker_profile_field_consent()}
      lead={consentGivenAt ? undefined : m.speaker_profile_consent_lead()}
    >
      {consentGivenAt ? (
        <ConsentGiven at={consentGivenAt} />
      ) : mayConsent ? (
        <ConsentBox id="consent" kind="speakerPublication" error={error} {...register('consent')} />
      ) : (
        <p>{m.speaker_profile_consent_other()}</p>
      )}
    </Section>
  )
}

export function ConsentGiven({ at }: { at: string }) {
  const locale = useLocale()
  const to = usePaths()
  const { timeZone } = useEdition()
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {m.speaker_profile_consent_given({ date: formatMoment(Date.parse(at), locale, timeZone) })}
      <Link to={to('account-documents')} className="text-link inline-flex min-h-11 items-center">
        {m.speaker_profile_consent_documents()}
      </Link>
    </p>
  )
}
