import type * as routes from '#contract/chat.ts'
import type * as organizerChatRoutes from '#contract/organizer-chat.ts'
import { noticeAfterReading } from '#domain/chat/answer-notice.ts'
import type { ChatSide } from '#domain/chat/conversation.ts'
import { moveMarks } from '#domain/chat/reading-marks.ts'
import {
  changeThread,
  countMessages,
  findThread,
  lockThreadByGuid,
  type ThreadRecord,
} from '../../persistence/chat-queries.ts'
import type { Tx } from '../../persistence/database.ts'
import type { UseCase } from '../../use-case.ts'
import { announceChat } from './announce-chat.ts'
import { lockConversation } from './open-conversation.ts'
import { ownConversation } from './own-conversation.ts'

type Said = { received?: number | undefined; read?: number | undefined }

/** How far the person has come; what nobody has begun has nothing to mark. */
export const markChat: UseCase<typeof routes.markChat, 'database'> = async (
  { actor, query: { participant: participantGuid }, body: said },
  { database },
) => {
  const { of } = await ownConversation(database, actor, participantGuid)
  const found = await findThread(database, of)
  if (found)
    await database.transaction().execute(async tx => {
      const thread = await lockThreadByGuid(tx, found.guid)
      if (thread) await move(tx, thread, { side: 'person', said })
    })
  return null
}

/** How far support has come. */
export const markAnswers: UseCase<typeof organizerChatRoutes.markAnswers, 'database'> = async (
  { params: { guid: threadGuid }, body: said },
  { database },
) => {
  await database.transaction().execute(async tx => {
    const thread = await lockConversation(tx, threadGuid)
    await move(tx, thread, { side: 'support', said })
  })
  return null
}

async function move(
  tx: Tx,
  thread: ThreadRecord,
  { side, said }: { side: ChatSide; said: Said },
): Promise<void> {
  const before =
    side === 'person'
      ? { received: thread.personReceived, read: thread.personRead }
      : { received: thread.supportReceived, read: thread.supportRead }
  const { received, read } = moveMarks(before, said, thread.lastNumber)
  if (received === before.received && read === before.read) return
  const marks =
    side === 'person'
      ? { personReceived: received, personRead: read }
      : { supportReceived: received, supportRead: read }
  const isTold = side === 'person' && (thread.noticed || thread.noticeAt !== null)
  const notice = isTold
    ? noticeAfterReading(thread, await countMessages(tx, thread.guid, { side: 'support', after: read }))
    : thread
  const { noticeAt, noticed } = notice
  await changeThread(tx, thread.guid, { ...marks, noticeAt, noticed })
  await announceChat(tx, { ...thread, ...marks })
}
