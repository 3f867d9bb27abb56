import type { SpeakerField } from '#domain/speaker/speaker-profile.ts'
import { m } from '#messages/compiled/messages.js'
import { speakerLabels } from '#web/kit/words/speaker-words.ts'

type SpeakerMissingProps = {
  fields: readonly SpeakerField[]
  /** Whether the consent is missing. */
  consent: boolean
}

/** What a card still lacks, as links to the fields. */
export function SpeakerMissing({ fields, consent }: SpeakerMissingProps) {
  const rows = [
    ...fields.map(field => ({ place: field as string, text: speakerLabels[field]() })),
    ...(consent ? [{ place: 'consent', text: m.speaker_profile_field_consent() }] : []),
  ]
  if (rows.length === 0) return null
  return (
    <nav aria-labelledby="speaker-missing">
      <p id="speaker-missing" className="font-medium">
        {m.speaker_profile_missing_title()}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5 max-sm:flex-col">
        {rows.map(({ place, text }) => (
          <li key={place}>
            <a
              href={`#${place}`}
              className="text-link inline-flex min-h-11 items-center sm:min-h-9"
              onClick={event => {
                event.preventDefault()
                focusField(place)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function focusField(place: string): void {
  const control = document.getElementById(place) ?? document.getElementsByName(place)[0]
  control?.focus({ preventScroll: true })
  // Centre, so that neither a sticky header nor the pinned action hides the label.
  control?.scrollIntoView({ block: 'center' })
}
