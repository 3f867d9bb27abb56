import type { ChatRecord } from '#server/persistence/chat-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { announce, listChatAssistants } from '#server/persistence/live-queries.ts'
import { presentMarks } from './present-chat.ts'

/** Notifies the open pages of the person and their assistants, and the console. */
export async function announceChat(
  tx: Tx,
  chat: Pick<ChatRecord, 'guid' | 'participantGuid' | 'holderGuid' | 'lastNumber'> &
    Parameters<typeof presentMarks>[0],
): Promise<void> {
  const also = chat.participantGuid ? await listChatAssistants(tx, chat.participantGuid) : []
  await announce(tx, {
    event: 'chat',
    account: chat.holderGuid,
    also,
    data: {
      chatGuid: chat.guid,
      participantGuid: chat.participantGuid,
      lastNumber: chat.lastNumber,
      marks: presentMarks(chat),
    },
  })
}
