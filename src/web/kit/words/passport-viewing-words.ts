import type { ViewingPurpose } from '#domain/passport/passport-viewing.ts'
import { m } from '#messages/compiled/messages.js'

/** What a passport was opened for, as the person, the operator and the history read it. */
export const viewingPurposeWords: Record<ViewingPurpose, () => string> = {
  check: m.passport_viewings_check,
  review: m.passport_viewings_review,
  question: m.passport_viewings_asked,
  inquiry: m.passport_viewings_inquiry,
}
