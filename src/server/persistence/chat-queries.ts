import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { ChatSide } from '#domain/chat/chat-standing.ts'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** A participant's chat, or an account's own. */
export type ChatOf = { editionGuid: string } & (
  | { participantGuid: string; accountGuid: null }
  | { participantGuid: null; accountGuid: string }
)

/** A chat with its account: the participant's, or the chat's own; `isErased` when the person's data were destroyed. */
export type ChatRecord = NonNullable<Awaited<ReturnType<typeof findChat>>>

/** The person of the chat was erased, or the account whose own chat it is; for queries with the tables `participant` and `account`. */
export const erased = sql<SqlBool>`(participant.erased_at is not null or account.phone like 'erased:%')`

function chats(reader: Reader) {
  return reader
    .selectFrom('chat')
    .leftJoin('participant', 'participant.guid', 'chat.participantGuid')
    .innerJoin('account', join =>
      join.on(eb => eb('account.guid', '=', eb.fn.coalesce('participant.accountGuid', 'chat.accountGuid'))),
    )
    .selectAll('chat')
    .select(['account.guid as holderGuid', 'account.phone as holderPhone', 'account.locale as holderLocale'])
    .select(erased.as('isErased'))
}

function chatOf(reader: Reader, of: ChatOf) {
  const query = chats(reader).where('chat.editionGuid', '=', of.editionGuid)
  return of.participantGuid === null
    ? query.where('chat.accountGuid', '=', of.accountGuid)
    : query.where('chat.participantGuid', '=', of.participantGuid)
}

/** Undefined for a chat that has not begun. */
export function findChat(reader: Reader, of: ChatOf) {
  return chatOf(reader, of).executeTakeFirst()
}

export function findChatByGuid(reader: Reader, guid: string) {
  return chats(reader).where('chat.guid', '=', guid).executeTakeFirst()
}

/** Locks a chat until the transaction ends. */
export function lockChatByGuid(tx: Tx, guid: string) {
  return chats(tx).where('chat.guid', '=', guid).forUpdate('chat').executeTakeFirst()
}

/** The same for a chat that may not have begun: simultaneous callers create it once. */
export async function lockChat(tx: Tx, of: ChatOf, at: Date): Promise<ChatRecord> {
  const lock = () => chatOf(tx, of).forUpdate('chat')
  const known = await lock().executeTakeFirst()
  if (known) return known
  await tx
    .insertInto('chat')
    .values({ ...of, createdAt: at, updatedAt: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return lock().executeTakeFirstOrThrow()
}

/** Changes a chat whose row the caller has locked. */
export async function changeChat(tx: Tx, guid: string, change: Updateable<DB['chat']>): Promise<void> {
  await tx.updateTable('chat').set(change).where('guid', '=', guid).execute()
}

export type MessageRecord = Awaited<ReturnType<typeof listMessages>>[number]

function messages(reader: Reader) {
  return reader
    .selectFrom('chatMessage')
    .leftJoin('organiser', 'organiser.accountGuid', 'chatMessage.authorGuid')
    .selectAll('chatMessage')
    .select('organiser.name as organiserName')
    .select(eb =>
      eb
        .selectFrom('assistant')
        .innerJoin('chat', 'chat.participantGuid', 'assistant.participantGuid')
        .select('assistant.name')
        .whereRef('chat.guid', '=', 'chatMessage.chatGuid')
        .whereRef('assistant.accountGuid', '=', 'chatMessage.authorGuid')
        .orderBy('assistant.createdAt', 'desc')
        .limit(1)
        .as('assistantName'),
    )
}

/** A part of a chat in ascending order: the messages after `after`, otherwise the latest before `before`. */
export async function listMessages(
  reader: Reader,
  chatGuid: string,
  part: { after?: number | undefined; before?: number | undefined; limit: number },
) {
  let query = messages(reader).where('chatGuid', '=', chatGuid).limit(part.limit)
  if (part.before !== undefined) query = query.where('number', '<', part.before)
  if (part.after !== undefined)
    return query.where('number', '>', part.after).orderBy('number', 'asc').execute()
  const latest = await query.orderBy('number', 'desc').execute()
  return latest.reverse()
}

export function findMessage(reader: Reader, guid: string) {
  return messages(reader).where('guid', '=', guid).executeTakeFirst()
}

export async function insertMessage(tx: Tx, message: Insertable<DB['chatMessage']>): Promise<void> {
  await tx.insertInto('chatMessage').values(message).execute()
}

/** How many messages of this side have a higher number. */
export async function countMessages(
  reader: Reader,
  chatGuid: string,
  wanted: { side: ChatSide; after: number },
): Promise<number> {
  const { count } = await reader
    .selectFrom('chatMessage')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('chatGuid', '=', chatGuid)
    .where('side', '=', wanted.side)
    .where('number', '>', wanted.after)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Chats whose notice of an unread answer is overdue: its job was lost. */
export async function overdueNotices(reader: Reader, before: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('chat')
    .select('guid')
    .where('noticeAt', '<', before)
    .orderBy('noticeAt')
    .limit(500)
    .execute()
  return rows.map(row => row.guid)
}
