import type { LetterAudience, LetterState } from '#domain/letter/letter-audience.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** Whom a letter is for. */
export const letterAudienceWords: Record<LetterAudience, Word> = {
  everyone: m.letters_audience_everyone,
  approved: m.letters_audience_approved,
  speakers: m.letters_audience_speakers,
  media: m.letters_audience_media,
}

/** How a letter stands. */
export const letterStateWords: Record<LetterState, Word> = {
  draft: m.letters_state_draft,
  released: m.letters_state_released,
  sent: m.letters_state_sent,
}
