import { type ChatRecord, findChatByGuid, lockChatByGuid } from '#server/persistence/chat-queries.ts'
import type { Reader, Tx } from '#server/persistence/database.ts'
import { refuse } from '#server/refuse.ts'

/** A chat that support may work on; that of an erased person is absent (404). */
export async function openChat(reader: Reader, guid: string): Promise<ChatRecord> {
  return present(await findChatByGuid(reader, guid))
}

/** The same, locked until the transaction ends. Read anew under the lock, which may have waited for an erasure of the person. */
export async function lockOpenChat(tx: Tx, guid: string): Promise<ChatRecord> {
  await lockChatByGuid(tx, guid)
  return openChat(tx, guid)
}

function present(chat: ChatRecord | undefined): ChatRecord {
  return chat && !chat.isErased ? chat : refuse('not_found')
}
