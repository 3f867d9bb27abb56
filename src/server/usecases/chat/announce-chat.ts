import type { ThreadRecord } from '../../persistence/chat-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { announce, listChatAssistants } from '../../persistence/live-queries.ts'
import { presentMarks } from './present-chat.ts'

/** Tells the open pages of the person and of who answers for them, and the console how a conversation stands from now on. */
export async function announceChat(
  tx: Tx,
  thread: Pick<ThreadRecord, 'guid' | 'participantGuid' | 'holderGuid' | 'lastNumber'> &
    Parameters<typeof presentMarks>[0],
): Promise<void> {
  const also = thread.participantGuid ? await listChatAssistants(tx, thread.participantGuid) : []
  await announce(tx, {
    event: 'chat',
    account: thread.holderGuid,
    also,
    data: {
      threadGuid: thread.guid,
      participantGuid: thread.participantGuid,
      lastNumber: thread.lastNumber,
      marks: presentMarks(thread),
    },
  })
}
