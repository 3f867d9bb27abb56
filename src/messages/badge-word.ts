import type { BadgeStanding } from '#domain/badge/badge-standing.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** What is said of one badge. */
export const standingWords: Record<BadgeStanding, Word> = {
  toPrint: m.badge_desk_word_toPrint,
  printed: m.badge_desk_word_printed,
  handedOver: m.badge_desk_word_handedOver,
}
