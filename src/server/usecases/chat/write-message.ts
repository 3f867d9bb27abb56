import type { ChatMessage } from '#contract/chat.ts'
import { noticeAfterAnswer } from '#domain/chat/answer-notice.ts'
import { afterMessage, type ChatSide } from '#domain/chat/chat-standing.ts'
import { attachChatFiles } from '#server/persistence/chat-file-queries.ts'
import {
  type ChatRecord,
  changeChat,
  findMessage,
  insertMessage,
  type MessageRecord,
} from '#server/persistence/chat-queries.ts'
import type { Tx } from '#server/persistence/database.ts'
import { refuse } from '#server/refuse.ts'
import type { Needs } from '#server/use-case.ts'
import { announceChat } from './announce-chat.ts'
import { type ChatView, presentMessages } from './present-chat.ts'

/** A message to write; the writer makes the guid, in lower case. */
export type Writing = { guid: string; text: string; files: string[]; side: ChatSide; authorGuid: string }

/**
 * Adds a message to a chat locked by the caller, and notifies everybody. A message sent again returns the existing one; a guid used for anything else
 * is refused without details.
 */
export async function writeMessage(
  needs: Needs<'clock' | 'jobs'>,
  tx: Tx,
  { chat, writing }: { chat: ChatRecord; writing: Writing },
): Promise<{ message: ChatMessage; isNew: boolean }> {
  const view: ChatView = {
    side: writing.side === 'person' ? 'person' : 'console',
    accountGuid: writing.authorGuid,
  }
  const present = async (record: MessageRecord) => (await presentMessages(tx, [record], view))[0]
  const known = await findMessage(tx, writing.guid)
  if (known && !isSame(known, chat, writing)) refuse('state_forbids')
  if (!known) await insert(needs, tx, { chat, writing })
  const record = known ?? (await findMessage(tx, writing.guid))
  const message = record && (await present(record))
  return { message: message ?? refuse('not_found'), isNew: !known }
}

function isSame(known: MessageRecord, chat: ChatRecord, { side, authorGuid }: Writing): boolean {
  return known.chatGuid === chat.guid && known.side === side && known.authorGuid === authorGuid
}

async function insert(
  needs: Needs<'clock' | 'jobs'>,
  tx: Tx,
  { chat, writing }: { chat: ChatRecord; writing: Writing },
): Promise<void> {
  const at = needs.clock.now()
  const { guid, text, side, authorGuid } = writing
  const { lastNumber, ...after } = afterMessage(
    {
      waitingSince: chat.waitingSince,
      closedAt: chat.closedAt,
      ownerGuid: chat.ownerGuid,
      lastNumber: chat.lastNumber,
    },
    { side, authorGuid, at },
  )
  await insertMessage(tx, {
    guid,
    chatGuid: chat.guid,
    number: lastNumber,
    side,
    authorGuid,
    text,
    createdAt: at,
  })
  const files = [...new Set(writing.files.map(file => file.toLowerCase()))]
  if (!(await attachChatFiles(tx, { guid, chatGuid: chat.guid, authorGuid, at }, files)))
    refuse('not_found', { details: [{ field: 'files', code: 'not_found' }] })
  const notice = side === 'support' ? await planNotice(needs, tx, chat) : {}
  await changeChat(tx, chat.guid, { ...after, ...notice, lastNumber, updatedAt: at })
  await announceChat(tx, { ...chat, lastNumber })
}

/** The person is told of an unread answer by SMS and e-mail, so that they need not keep the page open. */
async function planNotice(needs: Needs<'clock' | 'jobs'>, tx: Tx, { guid, noticeAt, noticed }: ChatRecord) {
  const notice = noticeAfterAnswer({ noticeAt, noticed }, needs.clock.wall())
  if (notice.noticeAt && !noticeAt)
    await needs.jobs.enqueue(
      tx,
      { name: 'chat-notice', payload: { chatGuid: guid } },
      { startAfter: notice.noticeAt },
    )
  return notice
}
