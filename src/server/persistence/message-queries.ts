import { sql } from 'kysely'
import type { AssistantSection } from '#domain/access/participant-access.ts'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import { sendersLookEvery } from '#domain/message/message-pace.ts'
import type { MessageUrgency } from '#domain/message/message-urgency.ts'
import type { Sealed } from '../secrets/sealer.ts'
import type { Database, Tx } from './database.ts'
import { keepPlan } from './kept-plan.ts'

export type NewMessage = {
  guid: string
  channel: MessageChannel
  urgency: MessageUrgency
  /** The account whose act caused it; null for the app itself. */
  sender: string | null
  /** Marketing needs a consent in force when it is sent; by default the message is service. */
  category?: 'service' | 'marketing'
  template: string
  locale: 'ru' | 'en'
  participantGuid: string | null
  decisionGuid: string | null
  /** The marketing letter that it carries; null for none. */
  letterGuid?: string | null
  /** For a copy: the section whose rights an assistant needs to receive it. */
  copiedSection: AssistantSection | 'home' | null
  /** The invoice that goes with the letter; null for none. */
  invoiceGuid?: string | null
  /** The group whose coordinator it goes to; null for anybody else. */
  groupGuid?: string | null
  /** The contractor whose responsible employee it goes to; null for anybody else. */
  staffCompanyGuid?: string | null
  /** Of a text message; null for an e-mail. */
  parts: number | null
  notBefore: Date
  /** It is of no use from then on; null when it keeps. */
  expiresAt: Date | null
  createdAt: Date
} & Sealed

/** Stands for the app itself among the senders. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Queues a message and wakes the senders, unless it is held: for a release they would wake once for each message and find nothing due. A notice gets
 * the turn after the last one of its sender.
 */
export async function insertMessage(tx: Tx, { sender, ...message }: NewMessage): Promise<void> {
  const { channel, notBefore, createdAt } = message
  const from = sender ?? nobody
  await tx
    .insertInto('message')
    .values({
      ...message,
      sender: from,
      ...(message.urgency === 'notice' && { turn: nextTurn(channel, from) }),
    })
    .modifyEnd(keepPlan)
    .execute()
  if (notBefore.getTime() - createdAt.getTime() < sendersLookEvery) await wakeSenders(tx, channel)
}

/**
 * Turns go round (fair queuing by start time): a sender's next notice follows their last waiting one, but never goes before what is being sent now.
 * Two notices queued at once may share a turn, which does no harm.
 */
function nextTurn(channel: MessageChannel, sender: string) {
  return sql<bigint>`1 + greatest(
    (select max(turn) from message
      where channel = ${channel} and sender = ${sender} and state = 'waiting' and urgency = 'notice'),
    (select turn from message_gateway where channel = ${channel}))`
}

/** Tells every copy of the app that a message waits, once the transaction commits. */
export async function wakeSenders(tx: Tx, channel: MessageChannel): Promise<void> {
  await sql`select pg_notify('message', ${channel})`.execute(tx)
}

/** Cancels a message that is no longer wanted and wipes its address and text; the reader of a letter is left out of it. */
export function cancelMessage(database: Database, guid: string): Promise<void> {
  return database.transaction().execute(async tx => {
    const cancelled = await tx
      .updateTable('message')
      .set({ state: 'cancelled', sealed: null })
      .where('guid', '=', guid)
      .where('state', '=', 'waiting')
      .returning('letterGuid')
      .executeTakeFirst()
    if (cancelled?.letterGuid) await leaveOutOfLetter(tx, [guid])
  })
}

/** The readers of these messages have withdrawn the consent; after the messages were cancelled. */
export async function leaveOutOfLetter(tx: Tx, messageGuids: string[]): Promise<void> {
  await tx
    .updateTable('marketingLetterRecipient')
    .set({ delivery: 'leftOut' })
    .where(({ eb, val }) => eb('messageGuid', '=', eb.fn.any(val(messageGuids))))
    .execute()
}

/** Those that may still be sent: a failed one is sent again when an organiser says so. */
const unsent = ['waiting', 'failed'] as const

/** Cancels the unsent messages of decisions; returns the decisions whose messages were already sent. */
export async function cancelDecisionMessages(tx: Tx, decisionGuids: string[]): Promise<void> {
  if (decisionGuids.length === 0) return
  await tx
    .updateTable('message')
    .set({ state: 'cancelled', sealed: null })
    .where('decisionGuid', 'in', decisionGuids)
    .where('state', 'in', unsent)
    .execute()
}

/** Cancels the unsent messages about decisions on an application that the person has withdrawn. */
export async function cancelMessagesAbout(tx: Tx, applicationGuid: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('message')
    .set({ state: 'cancelled', sealed: null })
    .where('state', 'in', unsent)
    .where('decisionGuid', 'in', eb =>
      eb
        .selectFrom('decision')
        .select('decision.guid')
        .where('decision.applicationGuid', '=', applicationGuid),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Makes waiting messages of these decisions due now; they take their turns anew. */
export async function hastenDecisionMessages(tx: Tx, decisionGuids: string[], at: Date): Promise<void> {
  if (decisionGuids.length === 0) return
  const { rows } = await sql<{ channel: MessageChannel }>`
    update message set not_before = ${at}, turn = due.turn
    from (
      select message.guid,
        message_gateway.turn + row_number() over (partition by message.channel, message.sender order by message.turn) as turn
      from message join message_gateway on message_gateway.channel = message.channel
      where message.decision_guid = any(${decisionGuids}::uuid[]) and message.state = 'waiting'
    ) as due
    where message.guid = due.guid and message.state = 'waiting'
    returning message.channel`.execute(tx)
  for (const channel of new Set(rows.map(row => row.channel))) await wakeSenders(tx, channel)
}
