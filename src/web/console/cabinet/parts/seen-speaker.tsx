import type { SpeakerProfileSection } from '#contract/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { SpeakerState } from '#web/kit/speaker/speaker-state.tsx'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { SeenLock } from './seen-lock.tsx'

/** The speaker's own data, what their card lacks, and how it stands. */
export function SeenSpeaker({ speaker }: { speaker: SpeakerProfileSection }) {
  const { lock, data, missing } = speaker
  const fields = Object.keys(speakerLabels) as (keyof typeof speakerLabels)[]
  return (
    <div className="space-y-6">
      <SpeakerState section={speaker} />
      <SeenLock lock={lock} />
      {missing.length > 0 && (
        <Section space="none" title={m.speaker_profile_missing_title()}>
          <ul className="list-disc space-y-1 pl-5">
            {missing.map(field => (
              <li key={field}>{speakerLabels[field]()}</li>
            ))}
          </ul>
        </Section>
      )}
      <DefinitionList
        items={fields.map(field => ({
          term: speakerLabels[field](),
          value: <span className="whitespace-pre-line">{data[field] || m.section_empty_value()}</span>,
        }))}
      />
    </div>
  )
}
