import type { MessageUrgency } from './message-urgency.ts'

/**
 * Why a message was not sent:
 * - `address`: nobody can be reached there;
 * - `refused`: the gateway takes the address but not this message;
 * - `later`: this recipient cannot take it now;
 * - `settings`: our own key, password, sender or address of the gateway is wrong;
 * - `outage`: the gateway does not answer, or fails itself;
 * - `expired`: it waited until it was of no use.
 */
export const deliveryFaults = ['address', 'refused', 'later', 'settings', 'outage', 'expired'] as const

export type DeliveryFault = (typeof deliveryFaults)[number]

/** Faults of the channel itself: everything else that goes by it would fail too. */
export type ChannelFault = Extract<DeliveryFault, 'settings' | 'outage'>

export function isChannelFault(fault: DeliveryFault): fault is ChannelFault {
  return fault === 'settings' || fault === 'outage'
}

/** Only a fault of this one message is final. What is wrong with us or with the gateway gets mended, and then the message is sent. */
export function isFinalFault(fault: DeliveryFault): boolean {
  return fault === 'address' || fault === 'refused' || fault === 'expired'
}

/** So often is a message handed over whose gateway may have taken it and cannot tell one copy from another. */
const mostUnanswered = 3

/** Whether a failed try was the last one. `perhapsTaken`: the gateway gave no answer, and would send the message again. */
export function isLastTry(failed: {
  fault: DeliveryFault
  perhapsTaken: boolean
  attempts: number
}): boolean {
  return isFinalFault(failed.fault) || (failed.perhapsTaken && failed.attempts >= mostUnanswered)
}

/** Somebody waits for a code, so it is tried often while it lives. */
const longestRetryWait = { code: 15, answer: 300, notice: 300 } as const satisfies Record<
  MessageUrgency,
  number
>

/** Seconds until a message is tried again after this many tries. */
export function retryWaitSeconds(urgency: MessageUrgency, attempts: number): number {
  return Math.min(2 ** Math.min(attempts, 16), longestRetryWait[urgency])
}

/** Seconds for which a channel rests after failing this many times in a row; then one message tries it. */
export function channelRestSeconds(failures: number): number {
  return Math.min(2 ** Math.min(Math.max(failures - 1, 0), 16), 30)
}

/** A failed message can be sent again for so long; then its text is wiped. Milliseconds. */
export const failedKept = 14 * 24 * 3_600_000

/** A message that could not be sent for so long is given up, for a person to decide. Milliseconds. */
export const longestDelivery = 3 * 24 * 3_600_000
