import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** What a photograph waits for, under a head that says "photograph". */
export const photographStateWords = {
  review: m.organiser_photograph_to_review,
  requested: m.organiser_photograph_awaited,
  missing: m.organiser_photograph_absent,
} satisfies Record<string, Word>

/** What the measurements of a photograph have found. */
export const photographVerdictWords = {
  pass: m.photograph_queue_pass,
  look: m.photograph_queue_look,
  fail: m.photograph_queue_fail,
  unchecked: m.photograph_queue_unchecked,
} satisfies Record<string, Word>
