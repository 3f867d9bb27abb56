import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** How a released decision stands. */
export const batchStateWords = {
  waiting: m.organiser_batch_waiting,
  sent: m.organiser_batch_sent,
  failed: m.organiser_batch_failed_some,
  recalled: m.organiser_batch_recalled,
} satisfies Record<string, Word>

/** As on a button. */
export const decisionVerbs = {
  approve: m.organiser_decide_approve,
  reject: m.organiser_decide_reject,
  requestInformation: m.organiser_decide_requestInformation,
  reopen: m.organiser_decide_reopen,
  returnToReview: m.organiser_decide_return,
  cancel: m.organiser_decide_cancel,
} satisfies Record<string, Word>
