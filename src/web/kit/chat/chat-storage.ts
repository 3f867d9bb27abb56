import { z } from 'zod'
import { chatFile } from '#contract/chat.ts'
import { kept } from '#web/kit/kept/kept.ts'
import type { PendingMessage } from './parts/conversation-state.ts'

/** What stands in the text area, with the files that are already with the server. */
const draft = z.object({ text: z.string(), files: z.array(chatFile) })
export type ChatDraft = z.infer<typeof draft>

const unsent = z.array(
  z.object({ guid: z.string(), text: z.string(), files: z.array(chatFile), writtenAt: z.string() }),
)

const drafts = kept('chat-draft', draft, { of: 'account', until: 'logout', tab: true })
const unsentMessages = kept('chat-unsent', unsent, { of: 'account', until: 'logout', tab: true })

const emptyDraft: ChatDraft = { text: '', files: [] }

/** What was typed in one conversation and not sent, kept in this tab: nothing is lost by a reload. */
export function createChatStorage(conversation: string) {
  return {
    readDraft: (): ChatDraft => drafts.read(conversation) ?? emptyDraft,
    writeDraft(value: ChatDraft): void {
      if (value.text === '' && value.files.length === 0) drafts.forget(conversation)
      else drafts.write(value, conversation)
    },
    /** Messages that were on their way when the page was left; the person says whether they go again. */
    readUnsent: (): PendingMessage[] =>
      (unsentMessages.read(conversation) ?? []).map(message => ({
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
      if (messages.length === 0) unsentMessages.forget(conversation)
      else unsentMessages.write(messages, conversation)
    },
  }
}

export type ChatStorage = ReturnType<typeof createChatStorage>
