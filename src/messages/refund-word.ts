import type { RefundKind, RefundState } from '#domain/payment/refund-state.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** How a refund stands, for the console and for files. */
export const refundStateWords: Record<RefundState, Word> = {
  due: m.refund_state_due,
  unconfirmed: m.refund_state_unconfirmed,
  sent: m.refund_state_sent,
  done: m.refund_state_done,
}

/** By which way money goes back. */
export const refundKindWords: Record<RefundKind, Word> = {
  card: m.refund_kind_card,
  transfer: m.refund_kind_transfer,
}
