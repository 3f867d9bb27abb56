import type { Letter } from '#contract/organiser-letter.ts'
import type { LetterAudience, LetterState } from '#domain/letter/letter-audience.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

export const audienceWords: Record<LetterAudience, () => string> = {
  everyone: m.letters_audience_everyone,
  approved: m.letters_audience_approved,
  speakers: m.letters_audience_speakers,
  media: m.letters_audience_media,
}

export const stateWords: Record<LetterState, () => string> = {
  draft: m.letters_state_draft,
  released: m.letters_state_released,
  sent: m.letters_state_sent,
}

export const stateTones: Record<LetterState, Tone> = {
  draft: 'neutral',
  released: 'attention',
  sent: 'positive',
}

/** "12 people: 10 in Russian, 2 in English". */
export function readersInWords({ ru, en }: Letter['readers']): string {
  return m.letters_readers({
    people: m.letters_people({ count: ru + en }),
    ru: m.organiser_preview_readers_ru({ count: ru }),
    en: m.organiser_preview_readers_en({ count: en }),
  })
}
