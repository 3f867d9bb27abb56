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

/** A chat and how its loading stands. */
export type ChatView = ChatState & {
  phase: 'loading' | 'ready' | 'failed'
  /** Why it could not be loaded, in words. */
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
  /** What a failed call means: its sentence, and whether the network was at fault. */
  readFailure: (error: unknown) => { sentence: string; unreachable: boolean }
}

const partSize = 50
const catchUpSize = 100

/**
 * One chat of this browser: what was read of it, what is on its way, and the calls that join both. It outlives the
 * page it is shown on, so that a message goes on leaving while one looks elsewhere.
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
      // Nothing came although there is said to be more: the next hint or look asks again.
      if (began && heldNumber(view()) === before && !readAgain) return
    } while (readAgain || heldNumber(view()) < view().lastNumber)
  }

  /** Reads what is missing; calls meanwhile are one more round of the same. */
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

  /** Sends one after another, so that they arrive in the order in which they were written. */
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
    // By when an answer is promised has changed with it.
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
    /** An event: what it tells of is read only when it is not held. */
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
    /** The same message with the same guid once more: had it arrived, it stays one. */
    resend(guid: string): void {
      change(state => withPending(state, guid, { state: 'sending', problem: null, unreachable: false }))
      void pump()
    },
    /** Takes a failed message away and hands it back for the text area. */
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

/** The number of the last message of the other side, 0 without one. */
export function lastFromOthers({ messages }: Pick<ChatState, 'messages'>, side: ChatSide): number {
  return messages.findLast(message => message.side !== side)?.number ?? 0
}

function asMarks(side: ChatSide, told: { received: number; read: number }): ChatMarks {
  const none = { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 }
  return side === 'person'
    ? { ...none, personReceived: told.received, personRead: told.read }
    : { ...none, supportReceived: told.received, supportRead: told.read }
}
