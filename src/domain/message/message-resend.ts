import type { MessageDelivery } from './message-delivery.ts'

/**
 * What sending again comes to for one person: it goes; leftOut: they want no letters any more; gone: the text is no longer kept; settled: nothing of
 * theirs has failed, or a colleague was faster.
 */
export const resendOutcomes = ['goes', 'leftOut', 'gone', 'settled'] as const
export type ResendOutcome = (typeof resendOutcomes)[number]

/** At most so many messages go again at once; the next press takes the next. */
export const mostResent = 2000

/** Of one message: whether it goes again. `wanted`: service always is, a letter only while its reader agrees. */
export function judgeResend(message: {
  state: MessageDelivery
  wanted: boolean
  retriable: boolean
}): ResendOutcome {
  if (message.state !== 'failed') return 'settled'
  if (!message.wanted) return 'leftOut'
  return message.retriable ? 'goes' : 'gone'
}

/** Of several messages to one person, the outcome that says most. */
export function joinOutcomes(outcomes: readonly ResendOutcome[]): ResendOutcome {
  return resendOutcomes.find(outcome => outcomes.includes(outcome)) ?? 'settled'
}
