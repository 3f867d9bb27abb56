import type { ChatFile, ChatMarks, ChatMessage, ChatPart } from '#contract/chat.ts'

/** A message being sent. `sent` means that the server has it, and earlier messages have yet to be read. */
export type PendingMessage = {
  guid: string
  text: string
  files: readonly ChatFile[]
  /** ISO, by this machine's clock moved to the forum's. */
  writtenAt: string
  state: 'sending' | 'sent' | 'failed'
  /** The server's sentence, with `failed`. */
  problem: string | null
  /** It failed for lack of a connection, and is sent again when there is one. */
  unreachable: boolean
}

/** What is known of a chat: an unbroken run of its messages up to the last one read. */
export type ChatState = {
  messages: readonly ChatMessage[]
  /** Whether the server has earlier messages. */
  hasEarlier: boolean
  /** The last message that the server has announced; higher than the last of `messages` while that is being fetched. */
  lastNumber: number
  marks: ChatMarks
  answerBy: string | null
  pending: readonly PendingMessage[]
}

export const emptyChat: ChatState = {
  messages: [],
  hasEarlier: false,
  lastNumber: 0,
  marks: { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 },
  answerBy: null,
  pending: [],
}

/** The number of the last message held; later ones are requested from there. */
export function heldNumber({ messages }: Pick<ChatState, 'messages'>): number {
  return messages.at(-1)?.number ?? 0
}

/**
 * Adds messages after the last one held. Messages that are already held change nothing; messages after a gap are not added, since reading on from the
 * last number closes the gap.
 */
export function withLater(state: ChatState, part: ChatPart): ChatState {
  const messages = [...state.messages]
  for (const message of part.messages)
    if (messages.length === 0 || message.number === (messages.at(-1)?.number ?? 0) + 1) messages.push(message)
  return settled({
    ...state,
    messages,
    hasEarlier: state.messages.length === 0 ? part.hasEarlier : state.hasEarlier,
    lastNumber: Math.max(state.lastNumber, part.lastNumber),
    marks: latestMarks(state.marks, part.marks),
    answerBy: part.answerBy,
  })
}

/** Adds messages before the first one held. */
export function withEarlier(state: ChatState, part: ChatPart): ChatState {
  const first = state.messages[0]?.number ?? Number.POSITIVE_INFINITY
  const earlier = part.messages.filter(({ number }) => number < first)
  return settled({
    ...state,
    messages: [...earlier, ...state.messages],
    hasEarlier: part.hasEarlier,
    marks: latestMarks(state.marks, part.marks),
  })
}

export function withHint(state: ChatState, hint: { lastNumber: number; marks: ChatMarks }): ChatState {
  const marks = latestMarks(state.marks, hint.marks)
  if (marks === state.marks && hint.lastNumber <= state.lastNumber) return state
  return { ...state, lastNumber: Math.max(state.lastNumber, hint.lastNumber), marks }
}

/** The server has accepted a message. It is added if it follows the last one held, else it waits for the missing ones. */
export function withSent(state: ChatState, message: ChatMessage): ChatState {
  const follows = message.number === heldNumber(state) + 1
  return settled({
    ...state,
    messages: follows ? [...state.messages, message] : state.messages,
    lastNumber: Math.max(state.lastNumber, message.number),
    pending: changed(state.pending, message.guid, { state: 'sent', problem: null, unreachable: false }),
  })
}

export function withPending(state: ChatState, guid: string, change: Partial<PendingMessage>): ChatState {
  return { ...state, pending: changed(state.pending, guid, change) }
}

/** There is no connection: every message being sent has failed, and is sent again when there is one. */
export function withoutConnection(state: ChatState, problem: string): ChatState {
  return {
    ...state,
    pending: state.pending.map(message =>
      message.state === 'sending' ? { ...message, state: 'failed', problem, unreachable: true } : message,
    ),
  }
}

/** Sends again what failed for lack of a connection. */
export function withConnection(state: ChatState): ChatState {
  if (!state.pending.some(({ state: kind, unreachable }) => kind === 'failed' && unreachable)) return state
  return {
    ...state,
    pending: state.pending.map(message =>
      message.state === 'failed' && message.unreachable
        ? { ...message, state: 'sending', problem: null, unreachable: false }
        : message,
    ),
  }
}

function changed(
  pending: readonly PendingMessage[],
  guid: string,
  change: Partial<PendingMessage>,
): PendingMessage[] {
  return pending.map(message => (message.guid === guid ? { ...message, ...change } : message))
}

/** A pending message that is already among the messages has arrived, even if its own answer was lost. */
function settled(state: ChatState): ChatState {
  if (state.pending.length === 0) return state
  const known = new Set(state.messages.map(({ guid }) => guid))
  return { ...state, pending: state.pending.filter(({ guid }) => !known.has(guid)) }
}

/** Marks only move forward, since answers and events may arrive in any order. */
export function latestMarks(known: ChatMarks, told: ChatMarks): ChatMarks {
  const next = {
    personReceived: Math.max(known.personReceived, told.personReceived),
    personRead: Math.max(known.personRead, told.personRead),
    supportReceived: Math.max(known.supportReceived, told.supportReceived),
    supportRead: Math.max(known.supportRead, told.supportRead),
  }
  const same = (Object.keys(next) as (keyof ChatMarks)[]).every(key => next[key] === known[key])
  return same ? known : next
}
