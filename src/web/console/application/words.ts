import { m } from '#messages/compiled/messages.js'
import type { PhotographNeed } from './rules.ts'

/** The same under a head that says "photograph". */
export const photographStateWords: Record<PhotographNeed, () => string> = {
  review: m.organiser_photograph_to_review,
  requested: m.organiser_photograph_awaited,
  missing: m.organiser_photograph_absent,
}

/** What a photograph waits for. */
export const photographNeedWords: Record<PhotographNeed, () => string> = {
  review: m.organiser_photograph_need_review,
  requested: m.organiser_photograph_need_requested,
  missing: m.organiser_photograph_need_missing,
}
