import type { BadgeStanding } from '#domain/badge/badge-standing.ts'
import { m } from '#messages/compiled/messages.js'

type Word = (inputs?: Record<string, never>, options?: { locale?: 'ru' | 'en' }) => string

/** What is said of one badge. */
export const standingWords: Record<BadgeStanding, Word> = {
  toPrint: m.badge_desk_word_toPrint,
  printed: m.badge_desk_word_printed,
  handedOver: m.badge_desk_word_handedOver,
}
