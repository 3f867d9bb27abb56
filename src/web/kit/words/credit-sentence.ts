import type { Credit } from '#contract/replacement.ts'
import { m } from '#messages/compiled/messages.js'

/** For whom a place was paid, and for whom the money waits or that it is free. */
export function creditSentence({ state, oldName: old, newName: next }: Credit): string {
  if (state === 'free')
    return next === null ? m.group_credit_free_unnamed({ old }) : m.group_credit_free({ old, next })
  return next === null ? m.group_credit_waiting_unnamed({ old }) : m.group_credit_waiting({ old, next })
}
