import { z } from 'zod'
import { chatFile } from '#contract/chat.ts'
import type { PendingMessage } from './conversation-state.ts'

/** What stands in the text area, with the files that are already with the server. */
const draft = z.object({ text: z.string(), files: z.array(chatFile) })
export type ChatDraft = z.infer<typeof draft>

const unsent = z.array(
  z.object({ guid: z.string(), text: z.string(), files: z.array(chatFile), writtenAt: z.string() }),
)

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Place = Pick<Storage, 'removeItem' | 'length' | 'key'>

const draftPrefix = 'quorum-chat-draft-'
const unsentPrefix = 'quorum-chat-unsent-'

const emptyDraft: ChatDraft = { text: '', files: [] }

/**
 * What was typed and not sent, kept for one conversation until the tab is closed: nothing is lost by a reload. A storage
 * that is full or forbidden keeps nothing, and nothing breaks.
 */
export function createChatStorage(store: Store | null, conversation: string) {
  const [draftKey, unsentKey] = [`${draftPrefix}${conversation}`, `${unsentPrefix}${conversation}`]
  return {
    readDraft: (): ChatDraft => draft.safeParse(read(store, draftKey)).data ?? emptyDraft,
    writeDraft: (value: ChatDraft) =>
      write(store, draftKey, value.text === '' && value.files.length === 0 ? null : value),
    /** Messages that were on their way when the page was left; the person says whether they go again. */
    readUnsent: (): PendingMessage[] =>
      (unsent.safeParse(read(store, unsentKey)).data ?? []).map(message => ({
        ...message,
        state: 'failed' as const,
        problem: null,
        unreachable: false,
      })),
    writeUnsent: (pending: readonly PendingMessage[]) =>
      write(
        store,
        unsentKey,
        pending.length === 0
          ? null
          : pending.map(({ guid, text, files, writtenAt }) => ({ guid, text, files, writtenAt })),
      ),
  }
}

export type ChatStorage = ReturnType<typeof createChatStorage>

/** Forgets what was typed in every conversation of the tab: the next person at it must not find a word. */
export function forgetChats(place: Place | null): void {
  try {
    const keys = Array.from({ length: place?.length ?? 0 }, (_, index) => place?.key(index) ?? '')
    for (const key of keys)
      if (key.startsWith(draftPrefix) || key.startsWith(unsentPrefix)) place?.removeItem(key)
  } catch {
    // A storage that is forbidden holds nothing.
  }
}

function read(store: Store | null, key: string): unknown {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(store: Store | null, key: string, value: unknown): void {
  try {
    if (value === null) store?.removeItem(key)
    else store?.setItem(key, JSON.stringify(value))
  } catch {
    // Nowhere to keep it.
  }
}
