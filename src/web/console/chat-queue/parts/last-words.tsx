import type { Chat } from '#contract/organiser-chat.ts'
import { m } from '#messages/compiled/messages.js'

/** The beginning of the last message, with its author; a message with only files says so. */
export function LastWords({ chat }: { chat: Pick<Chat, 'lastText' | 'lastSide'> }) {
  if (!chat.lastSide) return null
  return (
    <>
      {chat.lastSide === 'support' && `${m.chats_answer_prefix()} `}
      {chat.lastText || m.chats_file_only()}
    </>
  )
}
