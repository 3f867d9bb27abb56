import type { Refusal } from '../refusal/error-code.ts'
import { isWaiting, type Waiting } from './answer-promise.ts'

export const chatSides = ['person', 'support'] as const
export type ChatSide = (typeof chatSides)[number]

/** State of a chat: who waits, who owns it in the console, and how many messages there are. */
export type ChatStanding = Waiting & {
  /** Account of the organiser who owns it. */
  ownerGuid: string | null
  lastNumber: number
}

/**
 * State of a chat after a message. The person's first unanswered message starts the clock, and any message reopens a closed chat; an answer stops the
 * clock, and the first answer makes its author the owner.
 */
export function afterMessage(
  before: ChatStanding,
  message: { side: ChatSide; authorGuid: string; at: Date },
): ChatStanding {
  const lastNumber = before.lastNumber + 1
  if (message.side === 'support')
    return { ...before, lastNumber, waitingSince: null, ownerGuid: before.ownerGuid ?? message.authorGuid }
  // Support closed it because no answer was needed: the clock starts anew.
  const waitingSince = isWaiting(before) ? before.waitingSince : message.at
  return { ...before, lastNumber, waitingSince, closedAt: null }
}

type Verdict = { ok: true } | Refusal

/** Closes or reopens a chat: only its owner may, or anybody where it has none. Refused when a message has come that the caller has not seen. */
export function judgeClosing(
  chat: Pick<ChatStanding, 'ownerGuid' | 'lastNumber' | 'closedAt'>,
  wish: { closed: boolean; seenNumber: number; callerGuid: string },
): Verdict {
  if (wish.closed === (chat.closedAt !== null)) return { ok: true }
  if (chat.ownerGuid !== null && chat.ownerGuid !== wish.callerGuid)
    return { ok: false, code: 'state_forbids' }
  if (wish.closed && wish.seenNumber !== chat.lastNumber) return { ok: false, code: 'changed_meanwhile' }
  return { ok: true }
}
