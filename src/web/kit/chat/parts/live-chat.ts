import { createStore } from 'zustand/vanilla'
import type { ChatMarks, ChatSide } from '#contract/chat.ts'
import type { ChatSource } from '../chat-source.ts'
import type { ChatDraft, ChatStorage } from '../chat-storage.ts'
import {
  type ChatState,
  emptyChat,
  heldNumber,
  type PendingMessage,
  withConnection,
  withEarlier,
  withHint,
  withLater,
  withoutConnection,
  withPending,
  withSent,
} from './chat-state.ts'
import { createMarkSender } from './mark-sender.ts'

/** A chat and its loading state. */
export type ChatView = ChatState & {
  phase: 'loading' | 'ready' | 'failed'
  /** Why loading failed, as a sentence. */
  problem: string | null
  earlier: 'idle' | 'loading' | 'failed'
  /** Whether the last call got through. */
  reachable: boolean
}

export type LiveChatParts = {
  source: ChatSource
  storage: ChatStorage
  /** ISO, by the forum's clock. */
  now: () => string
  newGuid: () => string
  /** Describes a failed call: its sentence, and whether the network was the cause. */
  readFailure: (error: unknown) => { sentence: string; unreachable: boolean }
}

const partSize = 50
const catchUpSize = 100

/**
 * One chat in this browser: what was read, what is being sent, and the calls for both. It outlives the page that shows it, so that messages are still
 * sent after leaving it.
 */
export function createLiveChat(parts: LiveChatParts) {
  const { source, storage } = parts
  const store = createStore<ChatView>(() => ({
    ...emptyChat,
    pending: storage.readUnsent(),
    phase: 'loading',
    problem: null,
    earlier: 'idle',
    reachable: true,
  }))
  const view = store.getState
  let reading: Promise<void> | null = null
  let readAgain = false
  let sending = false
  const marks = createMarkSender({
    send: source.mark,
    known: () => {
      const { personReceived, personRead, supportReceived, supportRead } = view().marks
      return source.side === 'person'
        ? { received: personReceived, read: personRead }
        : { received: supportReceived, read: supportRead }
    },
    onMarked: told => change(state => withHint(state, { lastNumber: 0, marks: asMarks(source.side, told) })),
  })

  function set(next: ChatView): void {
    if (next === view()) return
    if (next.pending !== view().pending) storage.writeUnsent(next.pending)
    store.setState(next, true)
  }

  function change(step: (state: ChatView) => ChatState | ChatView): void {
    const next = step(view())
    if (next !== view()) set({ ...view(), ...next })
  }

  async function readOn(): Promise<void> {
    do {
      readAgain = false
      const began = view().phase === 'ready'
      const part = await source.read(
        began ? { after: heldNumber(view()), limit: catchUpSize } : { limit: partSize },
      )
      const before = heldNumber(view())
      change(state => ({
        ...state,
        ...withLater(state, part),
        phase: 'ready',
        problem: null,
        reachable: true,
      }))
      marks.received(lastFromOthers(view(), source.side))
      // The server announced more but sent nothing; the next hint or refresh asks again.
      if (began && heldNumber(view()) === before && !readAgain) return
    } while (readAgain || heldNumber(view()) < view().lastNumber)
  }

  /** Reads what is missing; calls made meanwhile lead to one more round. */
  function refresh(): Promise<void> {
    readAgain = true
    reading ??= readOn()
      .then(() => {
        change(withConnection)
        void pump()
      })
      .catch(error => {
        const { sentence } = parts.readFailure(error)
        change(state => ({
          ...state,
          reachable: false,
          ...(state.phase !== 'ready' && { phase: 'failed' as const, problem: sentence }),
        }))
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  /** Sends one at a time, so that messages arrive in the order in which they were written. */
  async function pump(): Promise<void> {
    if (sending) return
    sending = true
    let sent = false
    for (;;) {
      const next = view().pending.find(({ state }) => state === 'sending')
      if (!next) break
      try {
        const message = await source.send({
          guid: next.guid,
          text: next.text,
          files: next.files.map(({ guid }) => guid),
        })
        change(state => ({ ...withSent(state, message), reachable: true }))
        sent = true
      } catch (error) {
        const { sentence, unreachable } = parts.readFailure(error)
        if (unreachable) change(state => ({ ...withoutConnection(state, sentence), reachable: false }))
        else
          change(state =>
            withPending(state, next.guid, { state: 'failed', problem: sentence, unreachable: false }),
          )
      }
    }
    sending = false
    // Sending also changes when an answer is promised.
    if (sent) void refresh()
  }

  return {
    key: source.key,
    side: source.side,
    view,
    subscribe: store.subscribe,
    refresh,
    retry(): void {
      if (view().phase === 'failed') change(state => ({ ...state, phase: 'loading', problem: null }))
      void refresh()
    },
    /** An event; reads only if it announces something new. */
    hint(hint: { lastNumber: number; marks: ChatMarks }): void {
      change(state => withHint(state, hint))
      if (view().phase === 'ready' && heldNumber(view()) < view().lastNumber) void refresh()
    },
    async loadEarlier(): Promise<void> {
      const first = view().messages[0]
      if (!first || !view().hasEarlier || view().earlier === 'loading') return
      change(state => ({ ...state, earlier: 'loading' }))
      try {
        const part = await source.read({ before: first.number, limit: partSize })
        change(state => ({ ...state, ...withEarlier(state, part), earlier: 'idle' }))
      } catch {
        change(state => ({ ...state, earlier: 'failed' }))
      }
    },
    send({ text, files }: ChatDraft): void {
      const message: PendingMessage = {
        guid: parts.newGuid(),
        text,
        files,
        writtenAt: parts.now(),
        state: 'sending',
        problem: null,
        unreachable: false,
      }
      change(state => ({ ...state, pending: [...state.pending, message] }))
      void pump()
    },
    /** Sends the message again with the same guid, so that it is not duplicated if it had arrived. */
    resend(guid: string): void {
      change(state => withPending(state, guid, { state: 'sending', problem: null, unreachable: false }))
      void pump()
    },
    /** Removes a failed message and returns it for the text area. */
    takeBack(guid: string): ChatDraft | null {
      const found = view().pending.find(message => message.guid === guid && message.state === 'failed')
      if (!found) return null
      change(state => ({ ...state, pending: state.pending.filter(message => message.guid !== guid) }))
      return { text: found.text, files: [...found.files] }
    },
    markRead: marks.read,
    storage,
  }
}

export type LiveChat = ReturnType<typeof createLiveChat>

/** The number of the other side's last message; 0 without one. */
export function lastFromOthers({ messages }: Pick<ChatState, 'messages'>, side: ChatSide): number {
  return messages.findLast(message => message.side !== side)?.number ?? 0
}

function asMarks(side: ChatSide, told: { received: number; read: number }): ChatMarks {
  const none = { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 }
  return side === 'person'
    ? { ...none, personReceived: told.received, personRead: told.read }
    : { ...none, supportReceived: told.received, supportRead: told.read }
}
