import { m } from '#messages/compiled/messages.js'
import type { KeyLine } from '#web/kit/list/key-help.tsx'

/** The keys of the chat queue's own, for the help. */
export function chatKeyLines(): KeyLine[] {
  return [
    { keys: ['r'], meaning: m.chats_key_answer() },
    { keys: ['Enter'], meaning: m.chats_key_send() },
    { keys: ['Esc'], meaning: m.chats_key_leave() },
  ]
}
