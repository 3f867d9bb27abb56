import type * as routes from '#contract/chat.ts'
import type * as organiserChatRoutes from '#contract/organiser-chat.ts'
import { noticeAfterReading } from '#domain/chat/answer-notice.ts'
import type { ChatSide } from '#domain/chat/chat-standing.ts'
import { moveMarks } from '#domain/chat/reading-marks.ts'
import {
  type ChatRecord,
  changeChat,
  countMessages,
  findChat,
  lockChatByGuid,
} from '#server/persistence/chat-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import type { UseCase } from '#server/use-case.ts'
import { announceChat } from './announce-chat.ts'
import { lockOpenChat } from './open-chat.ts'
import { ownChat } from './own-chat.ts'

type Said = { received?: number | undefined; read?: number | undefined }

/** Moves the person's marks; a chat that has not begun has none. */
export const markChat: UseCase<typeof routes.markChat, 'database'> = async (
  { actor, query: { participant: participantGuid }, body: said },
  { database },
) => {
  const { of } = await ownChat(database, actor, participantGuid)
  const found = await findChat(database, of)
  if (found)
    await database.transaction().execute(async tx => {
      const chat = await lockChatByGuid(tx, found.guid)
      if (chat) await move(tx, chat, { side: 'person', said })
    })
  return null
}

/** Moves support's marks. */
export const markAnswers: UseCase<typeof organiserChatRoutes.markAnswers, 'database'> = async (
  { params: { guid: chatGuid }, body: said },
  { database },
) => {
  await database.transaction().execute(async tx => {
    const chat = await lockOpenChat(tx, chatGuid)
    await move(tx, chat, { side: 'support', said })
  })
  return null
}

async function move(tx: Tx, chat: ChatRecord, { side, said }: { side: ChatSide; said: Said }): Promise<void> {
  const before =
    side === 'person'
      ? { received: chat.personReceived, read: chat.personRead }
      : { received: chat.supportReceived, read: chat.supportRead }
  const { received, read } = moveMarks(before, said, chat.lastNumber)
  if (received === before.received && read === before.read) return
  const marks =
    side === 'person'
      ? { personReceived: received, personRead: read }
      : { supportReceived: received, supportRead: read }
  const isTold = side === 'person' && (chat.noticed || chat.noticeAt !== null)
  const notice = isTold
    ? noticeAfterReading(chat, await countMessages(tx, chat.guid, { side: 'support', after: read }))
    : chat
  const { noticeAt, noticed } = notice
  await changeChat(tx, chat.guid, { ...marks, noticeAt, noticed })
  await announceChat(tx, { ...chat, ...marks })
}
