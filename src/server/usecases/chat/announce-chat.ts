import type { ThreadRecord } from '../../persistence/chat-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import { announce } from '../../persistence/live-queries.ts'
import { presentMarks } from './present-chat.ts'

/** Tells the person's open pages and the console how a conversation stands from now on. */
export function announceChat(
  tx: Tx,
  thread: Pick<ThreadRecord, 'guid' | 'participantGuid' | 'holderGuid' | 'lastNumber'> &
    Parameters<typeof presentMarks>[0],
): Promise<void> {
  return announce(tx, {
    event: 'chat',
    account: thread.holderGuid,
    data: {
      threadGuid: thread.guid,
      participantGuid: thread.participantGuid,
      lastNumber: thread.lastNumber,
      marks: presentMarks(thread),
    },
  })
}
