import type { ChatMarks, ChatMessage, ChatPart } from '#contract/chat.ts'
import { answerBy } from '#domain/chat/answer-promise.ts'
import { listChatFiles } from '#server/persistence/chat-file-queries.ts'
import type { ChatRecord, MessageRecord } from '#server/persistence/chat-queries.ts'
import { listMessages } from '#server/persistence/chat-queries.ts'
import type { Reader } from '#server/persistence/database.ts'

/** The reader: only the console may know which organiser answered. */
export type ChatView = { side: 'person' | 'console'; accountGuid: string }

export type PartQuery = { after?: number | undefined; before?: number | undefined; limit: number }

const noMarks: ChatMarks = { personReceived: 0, personRead: 0, supportReceived: 0, supportRead: 0 }

export function presentMarks({
  personReceived,
  personRead,
  supportReceived,
  supportRead,
}: ChatMarks): ChatMarks {
  return { personReceived, personRead, supportReceived, supportRead }
}

/** A part of a chat; empty where it has not begun. */
export async function presentPart(
  reader: Reader,
  chat: ChatRecord | undefined,
  { query, view }: { query: PartQuery; view: ChatView },
): Promise<ChatPart> {
  if (!chat) return { messages: [], hasEarlier: false, lastNumber: 0, marks: noMarks, answerBy: null }
  const records = await listMessages(reader, chat.guid, query)
  const messages = await presentMessages(reader, records, view)
  return {
    messages,
    hasEarlier: (messages[0]?.number ?? 1) > 1,
    // A message may have come since the chat was read.
    lastNumber: Math.max(chat.lastNumber, messages.at(-1)?.number ?? 0),
    marks: presentMarks(chat),
    answerBy: answerBy(chat)?.toISOString() ?? null,
  }
}

export async function presentMessages(
  reader: Reader,
  records: MessageRecord[],
  view: ChatView,
): Promise<ChatMessage[]> {
  const files = await listChatFiles(
    reader,
    records.map(({ guid }) => guid),
  )
  return records.map(record => ({
    guid: record.guid,
    number: record.number,
    side: record.side,
    authorName: authorNameOf(record, view),
    own: record.authorGuid === view.accountGuid,
    text: record.text,
    files: files
      .filter(({ chatMessageGuid }) => chatMessageGuid === record.guid)
      .map(({ guid, name, contentType, bytes }) => ({ guid, name: name ?? '', contentType, bytes })),
    createdAt: record.createdAt.toISOString(),
  }))
}

/** Somebody acting for another is named to everybody (product.md §5); organisers are named only to the team. */
function authorNameOf({ side, organiserName, assistantName }: MessageRecord, view: ChatView): string | null {
  if (side === 'person') return assistantName
  return view.side === 'console' ? organiserName : null
}
