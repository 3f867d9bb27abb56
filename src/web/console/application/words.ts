import { m } from '#messages/compiled/messages.js'
import type { PhotographNeed } from './rules.ts'

/** What a photograph waits for. */
export const photographNeedWords: Record<PhotographNeed, () => string> = {
  review: m.organiser_photograph_need_review,
  requested: m.organiser_photograph_need_requested,
  missing: m.organiser_photograph_need_missing,
}
