import { z } from 'zod'
import { chatFile } from '#contract/chat.ts'
import { kept } from '#web/kit/kept/kept.ts'
import type { PendingMessage } from './parts/chat-state.ts'

/** The text in the field, and the files that are already uploaded. */
const draft = z.object({ text: z.string(), files: z.array(chatFile) })
export type ChatDraft = z.infer<typeof draft>

const unsent = z.array(
  z.object({ guid: z.string(), text: z.string(), files: z.array(chatFile), writtenAt: z.string() }),
)

const drafts = kept('chat-draft', draft, { of: 'account', until: 'logout', tab: true })
const unsentMessages = kept('chat-unsent', unsent, { of: 'account', until: 'logout', tab: true })

const emptyDraft: ChatDraft = { text: '', files: [] }

/** Keeps what was typed in one chat and not sent, in this tab, so that a reload loses nothing. */
export function createChatStorage(chat: string) {
  return {
    readDraft: (): ChatDraft => drafts.read(chat) ?? emptyDraft,
    writeDraft(value: ChatDraft): void {
      if (value.text === '' && value.files.length === 0) drafts.forget(chat)
      else drafts.write(value, chat)
    },
    /** Messages that were being sent when the page was left; the person decides whether to send them again. */
    readUnsent: (): PendingMessage[] =>
      (unsentMessages.read(chat) ?? []).map(message => ({
        ...message,
        state: 'failed' as const,
        problem: null,
        unreachable: false,
      })),
    writeUnsent(pending: readonly PendingMessage[]): void {
      const messages = pending.map(({ guid, text, files, writtenAt }) => ({
        ...{ guid, text, writtenAt },
        files: [...files],
      }))
      if (messages.length === 0) unsentMessages.forget(chat)
      else unsentMessages.write(messages, chat)
    },
  }
}

export type ChatStorage = ReturnType<typeof createChatStorage>
