import type { MessageChannel } from './message-channel.ts'
import type { MessageDelivery } from './message-delivery.ts'

/**
 * What sending again comes to for one person: it goes; merged: their record was joined to another, which has letters of its own; leftOut: they want no
 * letters any more; gone: the text is no longer kept; settled: nothing of theirs has failed, or a colleague was faster.
 */
export const resendOutcomes = ['goes', 'merged', 'leftOut', 'gone', 'settled'] as const
export type ResendOutcome = (typeof resendOutcomes)[number]

/** At most so many messages go again at once; the next press takes the next. */
export const mostResent = 2000

/** Of one message: whether it goes again. `wanted`: service always is, a letter only while its reader agrees. */
export function judgeResend(message: {
  state: MessageDelivery
  /** The record of its reader was merged into another. */
  merged: boolean
  wanted: boolean
  retriable: boolean
}): ResendOutcome {
  if (message.state !== 'failed') return 'settled'
  if (!message.wanted) return message.merged ? 'merged' : 'leftOut'
  return message.retriable ? 'goes' : 'gone'
}

/** Of several messages to one person, the outcome that says most. */
export function joinOutcomes(outcomes: readonly ResendOutcome[]): ResendOutcome {
  return resendOutcomes.find(outcome => outcomes.includes(outcome)) ?? 'settled'
}

/**
 * Where a message goes that is sent again, if its reader has corrected the address since; null where it goes where it was to go. A copy belongs to
 * somebody else, and without an address of today the former one is tried again.
 */
export function correctedAddress(message: {
  channel: MessageChannel
  to: string
  isCopy: boolean
  phone: string | null
  email: string | null
}): string | null {
  const today = message.channel === 'sms' ? message.phone : message.email
  return message.isCopy || today === message.to ? null : today
}
