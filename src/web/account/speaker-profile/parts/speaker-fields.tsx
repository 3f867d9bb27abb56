import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { biographyLength, type SpeakerField } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'
import { Section } from '#web/ui/section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SpeakerForm } from './speaker-values.ts'

type FieldsProps = {
  errorOf: (name: SpeakerField) => string | undefined
  /** A citizen of another country: Latin name first, the Cyrillic one if there is one, each text in one language (product.md §5). */
  foreign: boolean
}

/** Names, work and biography, with Russian and English side by side on a desk. */
export function SpeakerFields({ errorOf, foreign }: FieldsProps) {
  const line = (name: SpeakerField, lang: 'ru' | 'en', optional = false) => (
    <Line key={name} name={name} lang={lang} optional={optional} error={errorOf(name)} />
  )
  const both = (russian: ReactNode, english: ReactNode) => (foreign ? [english, russian] : [russian, english])
  return (
    <>
      <Section space="none" title={m.speaker_profile_name_title()} lead={m.speaker_profile_name_lead()}>
        <Pairs>
          {both(line('lastName', 'ru', foreign), line('latinLastName', 'en'))}
          {both(line('firstName', 'ru', foreign), line('latinFirstName', 'en'))}
          {both(line('middleName', 'ru', true), line('latinMiddleName', 'en', true))}
        </Pairs>
      </Section>
      <Section
        space="none"
        title={m.speaker_profile_work_title()}
        {...(foreign && { lead: m.speaker_profile_one_language() })}
      >
        <Pairs>
          {both(line('positionRu', 'ru'), line('positionEn', 'en'))}
          {both(line('companyRu', 'ru'), line('companyEn', 'en'))}
        </Pairs>
      </Section>
      <Section
        space="none"
        title={m.speaker_profile_biography_title()}
        lead={m.speaker_profile_biography_lead()}
      >
        <Pairs>
          {both(
            <Biography key="biographyRu" name="biographyRu" lang="ru" error={errorOf('biographyRu')} />,
            <Biography key="biographyEn" name="biographyEn" lang="en" error={errorOf('biographyEn')} />,
          )}
        </Pairs>
      </Section>
    </>
  )
}

function Pairs({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-6 gap-y-5 md:grid-cols-2">{children}</div>
}

type LineProps = {
  name: SpeakerField
  /** The language of the text, for spell checking and screen readers. */
  lang: 'ru' | 'en'
  error: string | undefined
}

function Line({ name, lang, optional, error }: LineProps & { optional: boolean }) {
  const { register } = useFormContext<SpeakerForm>()
  return (
    <TextField
      label={speakerLabels[name]()}
      {...(optional && { optional: m.optional() })}
      lang={lang}
      autoComplete="off"
      error={error}
      {...register(name)}
    />
  )
}

function Biography({ name, lang, error }: LineProps) {
  const { register, watch } = useFormContext<SpeakerForm>()
  return (
    <TextArea
      label={speakerLabels[name]()}
      lang={lang}
      rows={12}
      error={error}
      limit={biographyLength}
      counterText={left =>
        left < 0
          ? m.organiser_characters_over({ count: -left })
          : m.speaker_profile_counter({ count: biographyLength - left, max: biographyLength })
      }
      value={watch(name)}
      {...register(name)}
    />
  )
}
