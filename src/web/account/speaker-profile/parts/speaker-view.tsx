import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import type { SpeakerField } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { useChangeRequest } from '#web/account/section/queries.ts'
import { SectionLock } from '#web/account/section/view.tsx'
import { usePaths } from '#web/kit/locale/use-locale.ts'
import { pageTitle } from '#web/kit/page-meta/page-title.ts'
import { SpeakerState } from '#web/kit/speaker/speaker-state.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Section } from '#web/ui/section.tsx'
import { ConsentGiven } from './speaker-consent.tsx'
import { SpeakerForm } from './speaker-form.tsx'
import { speakerQueryKey } from './use-speaker-profile.ts'

type SpeakerViewProps = { guid: string; section: SpeakerProfileSection }

/** A speaker's data: a form until the card is published, facts and a request afterwards. */
export function SpeakerView({ guid, section }: SpeakerViewProps) {
  const { lock, card } = section
  const [asking, setAsking] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const requesting = useChangeRequest({ guid, kind: 'speaker', queryKey: speakerQueryKey(guid) })
  // A change can be requested only while the card is published and no request is open.
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
        {...(!lock.locked && {
          lead: section.foreign ? m.speaker_profile_lead_foreign() : m.speaker_profile_lead(),
        })}
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
          // If the card is published while the form is open, the form becomes a request.
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

/** The consent of a published card: when it was given, or where to give it again. */
function LockedConsent({ section }: { section: SpeakerProfileSection }) {
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

type Data = SpeakerProfileSection['data']

const nameRu: SpeakerField[] = ['lastName', 'firstName', 'middleName']
const nameEn: SpeakerField[] = ['latinFirstName', 'latinMiddleName', 'latinLastName']

/** A speaker's data as published, Russian and English side by side on a desk. */
function SpeakerFacts({ data }: { data: Data }) {
  const words = (fields: SpeakerField[]) =>
    fields
      .map(field => data[field])
      .filter(Boolean)
      .join(' ')
  return (
    <dl className="divide-y border-y">
      <Row term={m.speaker_profile_name_title()} ru={words(nameRu)} en={words(nameEn)} />
      <Row term={m.signup_field_position()} ru={data.positionRu} en={data.positionEn} />
      <Row term={m.speaker_profile_field_company()} ru={data.companyRu} en={data.companyEn} />
      <Row term={m.speaker_profile_biography_title()} ru={data.biographyRu} en={data.biographyEn} />
    </dl>
  )
}

type RowProps = { term: string; ru: string | null; en: string | null }

function Row({ term, ru, en }: RowProps) {
  return (
    <div className="grid gap-x-8 gap-y-2 py-3 md:grid-cols-[8rem_1fr_1fr]">
      <dt className="text-sm/6 text-text-quiet">{term}</dt>
      <Text lang="ru" text={ru} />
      <Text lang="en" text={en} />
    </div>
  )
}

function Text({ lang, text }: { lang: 'ru' | 'en'; text: string | null }) {
  if (!text) return <dd className="text-text-quiet">{m.section_empty_value()}</dd>
  return (
    <dd lang={lang} className="min-w-0 wrap-anywhere whitespace-pre-line">
      {text}
    </dd>
  )
}
