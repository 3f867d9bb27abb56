import type { DeliverySort, MessageDelivery } from '#domain/message/message-delivery.ts'
import type { ResendOutcome } from '#domain/message/message-resend.ts'
import { m } from '#messages/compiled/messages.js'
import { messageStateTones } from '#web/console/message/words.ts'
import type { Tone } from '#web/ui/tone.ts'

export const deliveryTones: Record<MessageDelivery, Tone> = {
  ...messageStateTones,
  leftOut: 'neutral',
  merged: 'neutral',
  unrecorded: 'neutral',
}

export const peopleSortWords: Record<DeliverySort, () => string> = {
  newest: m.audit_newest,
  oldest: m.audit_oldest,
  name: m.organiser_sort_name_up,
  nameDown: m.organiser_sort_name_down,
  delivery: m.people_sort_delivery_up,
  deliveryDown: m.people_sort_delivery_down,
}

export const outcomeTones: Record<ResendOutcome, Tone> = {
  goes: 'positive',
  merged: 'neutral',
  leftOut: 'neutral',
  gone: 'attention',
  settled: 'neutral',
}

/** Before it is sent. */
export const resendOutcomeWords: Record<ResendOutcome, () => string> = {
  goes: m.resend_outcome_goes,
  merged: m.resend_outcome_merged,
  leftOut: m.resend_outcome_leftOut,
  gone: m.resend_outcome_gone,
  settled: m.resend_outcome_settled,
}

/** After it. */
export const resentOutcomeWords: Record<ResendOutcome, () => string> = {
  ...resendOutcomeWords,
  goes: m.resend_outcome_going,
}
