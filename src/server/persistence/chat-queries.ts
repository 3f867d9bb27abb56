import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { ChatSide } from '#domain/chat/conversation.ts'
import type { Reader, Tx } from './database.ts'
import type { DB } from './database-types.gen.ts'

/** Whose conversation: a participant's, or an account's own. */
export type ConversationOf = { editionGuid: string } & (
  | { participantGuid: string; accountGuid: null }
  | { participantGuid: null; accountGuid: string }
)

/** A conversation with the account that holds it: the participant's, or its own; `isErased` when the person's data were destroyed. */
export type ThreadRecord = NonNullable<Awaited<ReturnType<typeof findThread>>>

/** The person of a conversation was erased, or with them the account whose own one it is; over the tables `participant` and `account`. */
export const erased = sql<SqlBool>`(participant.erased_at is not null or account.phone like 'erased:%')`

function threads(reader: Reader) {
  return reader
    .selectFrom('chatThread')
    .leftJoin('participant', 'participant.guid', 'chatThread.participantGuid')
    .innerJoin('account', join =>
      join.on(eb =>
        eb('account.guid', '=', eb.fn.coalesce('participant.accountGuid', 'chatThread.accountGuid')),
      ),
    )
    .selectAll('chatThread')
    .select(['account.guid as holderGuid', 'account.phone as holderPhone', 'account.locale as holderLocale'])
    .select(erased.as('isErased'))
}

function threadOf(reader: Reader, of: ConversationOf) {
  const query = threads(reader).where('chatThread.editionGuid', '=', of.editionGuid)
  return of.participantGuid === null
    ? query.where('chatThread.accountGuid', '=', of.accountGuid)
    : query.where('chatThread.participantGuid', '=', of.participantGuid)
}

/** Undefined for a conversation that nobody has begun. */
export function findThread(reader: Reader, of: ConversationOf) {
  return threadOf(reader, of).executeTakeFirst()
}

export function findThreadByGuid(reader: Reader, guid: string) {
  return threads(reader).where('chatThread.guid', '=', guid).executeTakeFirst()
}

/** Locks a conversation until the transaction ends; whoever comes second waits and then sees what the first has done. */
export function lockThreadByGuid(tx: Tx, guid: string) {
  return threads(tx).where('chatThread.guid', '=', guid).forUpdate('chatThread').executeTakeFirst()
}

/** The same for a conversation that may not have begun: of two who begin it at once one does. */
export async function lockThread(tx: Tx, of: ConversationOf, at: Date): Promise<ThreadRecord> {
  const lock = () => threadOf(tx, of).forUpdate('chatThread')
  const known = await lock().executeTakeFirst()
  if (known) return known
  await tx
    .insertInto('chatThread')
    .values({ ...of, createdAt: at, updatedAt: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return lock().executeTakeFirstOrThrow()
}

/** Changes a conversation whose row the caller has locked. */
export async function changeThread(
  tx: Tx,
  guid: string,
  change: Updateable<DB['chatThread']>,
): Promise<void> {
  await tx.updateTable('chatThread').set(change).where('guid', '=', guid).execute()
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
        .innerJoin('chatThread', 'chatThread.participantGuid', 'assistant.participantGuid')
        .select('assistant.name')
        .whereRef('chatThread.guid', '=', 'chatMessage.threadGuid')
        .whereRef('assistant.accountGuid', '=', 'chatMessage.authorGuid')
        .orderBy('assistant.createdAt', 'desc')
        .limit(1)
        .as('assistantName'),
    )
}

/** A part of a conversation in ascending order: what follows `after`, otherwise the latest before `before`. */
export async function listMessages(
  reader: Reader,
  threadGuid: string,
  part: { after?: number | undefined; before?: number | undefined; limit: number },
) {
  let query = messages(reader).where('threadGuid', '=', threadGuid).limit(part.limit)
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

/** How many messages of this side stand after the number. */
export async function countMessages(
  reader: Reader,
  threadGuid: string,
  wanted: { side: ChatSide; after: number },
): Promise<number> {
  const { count } = await reader
    .selectFrom('chatMessage')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('threadGuid', '=', threadGuid)
    .where('side', '=', wanted.side)
    .where('number', '>', wanted.after)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Conversations whose notice of an unread answer is overdue: its job was lost. */
export async function overdueNotices(reader: Reader, before: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('chatThread')
    .select('guid')
    .where('noticeAt', '<', before)
    .orderBy('noticeAt')
    .limit(500)
    .execute()
  return rows.map(row => row.guid)
}
