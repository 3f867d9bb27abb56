import type { ChatThread } from '#contract/organizer-chat.ts'
import { m } from '#messages/compiled/messages.js'

/** The beginning of the last message, with who wrote it; a message of files alone says so. */
export function LastWords({ thread }: { thread: Pick<ChatThread, 'lastText' | 'lastSide'> }) {
  if (!thread.lastSide) return null
  return (
    <>
      {thread.lastSide === 'support' && `${m.chats_answer_prefix()} `}
      {thread.lastText || m.chats_file_only()}
    </>
  )
}
