import type { ClosingChannel, ClosingState } from '#domain/closing/closing.ts'
import { m } from '#messages/compiled/messages.js'
import type { Word } from './word.ts'

/** How signed originals leave. */
export const closingChannelWords: Record<ClosingChannel, Word> = {
  post: m.closing_channel_post,
  edo: m.closing_channel_edo,
}

export const closingWords: Record<ClosingState, Word> = {
  prepared: m.closing_state_prepared,
  sent: m.closing_state_sent,
  returned: m.closing_state_returned,
}
