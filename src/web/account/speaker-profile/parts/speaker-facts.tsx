import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import type { SpeakerField } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'

type Data = SpeakerProfileSection['data']

const nameRu: SpeakerField[] = ['lastName', 'firstName', 'middleName']
const nameEn: SpeakerField[] = ['latinFirstName', 'latinMiddleName', 'latinLastName']

/** A speaker's data as they are published, the Russian text beside the English one on a desk. */
export function SpeakerFacts({ data }: { data: Data }) {
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
