import type { Letter } from '#contract/organiser-letter.ts'
import type { LetterState } from '#domain/letter/letter-audience.ts'
import { m } from '#messages/compiled/messages.js'
import type { Tone } from '#web/ui/tone.ts'

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
