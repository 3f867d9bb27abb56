import type { Refusal } from '../refusal/error-code.ts'
import { isWaiting, type Waiting } from './answer-promise.ts'

/** Who speaks: the person, or whoever of the team answers. */
export const chatSides = ['person', 'support'] as const
export type ChatSide = (typeof chatSides)[number]

/** How a chat stands: who waits, whose it is in the console, and how far it has come. */
export type ChatStanding = Waiting & {
  /** Account of the organiser who has taken it. */
  ownerGuid: string | null
  lastNumber: number
}

/**
 * How a chat stands after a message. The first unanswered message of the person starts the clock, and any opens what was closed;
 * an answer stops the clock, and the first one takes a chat that nobody owns.
 */
export function afterMessage(
  before: ChatStanding,
  message: { side: ChatSide; authorGuid: string; at: Date },
): ChatStanding {
  const lastNumber = before.lastNumber + 1
  if (message.side === 'support')
    return { ...before, lastNumber, waitingSince: null, ownerGuid: before.ownerGuid ?? message.authorGuid }
  // What was waited for when support closed it needed no answer: the clock begins anew.
  const waitingSince = isWaiting(before) ? before.waitingSince : message.at
  return { ...before, lastNumber, waitingSince, closedAt: null }
}

type Verdict = { ok: true } | Refusal

/** Takes a chat, also from a colleague, or gives one's own back. `seenOwner` is whose it was on the caller's screen. */
export function judgeOwner(
  chat: Pick<ChatStanding, 'ownerGuid'>,
  wish: { owner: 'me' | 'nobody'; seenOwner: string | null; callerGuid: string },
): Verdict {
  const { ownerGuid } = chat
  const wished = wish.owner === 'me' ? wish.callerGuid : null
  if (ownerGuid === wished) return { ok: true }
  if (ownerGuid !== wish.seenOwner) return { ok: false, code: 'changed_meanwhile' }
  if (wish.owner === 'nobody' && ownerGuid !== wish.callerGuid) return { ok: false, code: 'state_forbids' }
  return { ok: true }
}

/**
 * Closes or opens a chat: its owner may, and anybody where it has none. Refused when a message has come that the caller has not
 * seen.
 */
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
