import { useFormContext } from 'react-hook-form'
import { biographyLength, type SpeakerField } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'
import { Section } from '#web/ui/section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SpeakerForm } from './speaker-values.ts'

type FieldsProps = { errorOf: (name: SpeakerField) => string | undefined }

/** Names, work and biography, with Russian and English side by side on a desk. */
export function SpeakerFields({ errorOf }: FieldsProps) {
  const line = (name: SpeakerField, lang: 'ru' | 'en', optional = false) => (
    <Line key={name} name={name} lang={lang} optional={optional} error={errorOf(name)} />
  )
  return (
    <>
      <Section space="none" title={m.speaker_profile_name_title()} lead={m.speaker_profile_name_lead()}>
        <Pairs>
          {line('lastName', 'ru')}
          {line('latinLastName', 'en')}
          {line('firstName', 'ru')}
          {line('latinFirstName', 'en')}
          {line('middleName', 'ru', true)}
          {line('latinMiddleName', 'en', true)}
        </Pairs>
      </Section>
      <Section space="none" title={m.speaker_profile_work_title()}>
        <Pairs>
          {line('positionRu', 'ru')}
          {line('positionEn', 'en')}
          {line('companyRu', 'ru')}
          {line('companyEn', 'en')}
        </Pairs>
      </Section>
      <Section
        space="none"
        title={m.speaker_profile_biography_title()}
        lead={m.speaker_profile_biography_lead()}
      >
        <Pairs>
          <Biography name="biographyRu" lang="ru" error={errorOf('biographyRu')} />
          <Biography name="biographyEn" lang="en" error={errorOf('biographyEn')} />
        </Pairs>
      </Section>
    </>
  )
}

function Pairs({ children }: { children: React.ReactNode }) {
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
