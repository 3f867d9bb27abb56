import type { ErasureStatus } from '#domain/erasure/erasure-rules.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** The same for one request, in its chip. */
export const erasureStateWords: Record<ErasureStatus, Word> = {
  open: m.erasure_state_open,
  withdrawn: m.erasure_state_withdrawn,
  refused: m.erasure_state_refused,
  done: m.erasure_state_done,
}

export const obstacleWords = {
  payment_in_progress: m.erasure_obstacle_payment,
  refund_first: m.erasure_obstacle_refund,
}
