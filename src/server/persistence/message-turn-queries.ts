import { sql } from 'kysely'
import { type ChannelFault, channelRestSeconds, type DeliveryFault } from '#domain/message/delivery-fault.ts'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import type { MessageUrgency } from '#domain/message/message-urgency.ts'
import type { Sealed } from '../secrets/sealer.ts'
import type { Database, Tx } from './database.ts'

/** Locks a channel, so that all copies of the app take its messages one after another and keep its pace together. */
export function lockChannel(tx: Tx, channel: MessageChannel) {
  return (
    tx
      .selectFrom('messageGateway')
      // The driver would read -infinity as a number.
      .select(sql<Date | null>`nullif(free_at, '-infinity')`.as('freeAt'))
      .select(['pausedUntil', 'fault'])
      .where('channel', '=', channel)
      .forUpdate()
      .executeTakeFirstOrThrow()
  )
}

export async function saveChannelTurn(
  tx: Tx,
  channel: MessageChannel,
  { freeAt, turn }: { freeAt: Date; turn: bigint },
): Promise<void> {
  await tx
    .updateTable('messageGateway')
    .set(eb => ({ freeAt, turn: eb.fn<bigint>('greatest', ['turn', eb.val(turn)]) }))
    .where('channel', '=', channel)
    .execute()
}

/** A message taken for sending. */
export type TakenMessage = {
  guid: string
  channel: MessageChannel
  urgency: MessageUrgency
  category: 'service' | 'marketing'
  participantGuid: string | null
  decisionGuid: string | null
  copiedSection: 'home' | 'profile' | 'passport' | 'payment' | 'transfer' | 'chat' | null
  /** The invoice that goes with the letter. */
  invoiceGuid: string | null
  locale: 'ru' | 'en'
  attempts: number
  turn: bigint
  /** When the message was due first. */
  notBefore: Date
  template: string
  sealed: Sealed['sealed'] | null
  keyId: string
}

/** How many messages may be taken: of codes, of all others, and together. */
export type Room = { codes: number; others: number; all: number }

/**
 * Takes due messages of a locked channel: codes first, then answers, then notices by their turns; within a class in order. A claim from before
 * `lapsedBefore` was lost with its sender.
 */
export async function claimMessages(
  tx: Tx,
  channel: MessageChannel,
  { room, now, lapsedBefore }: { room: Room; now: Date; lapsedBefore: Date },
): Promise<TakenMessage[]> {
  const dueOf = (urgency: MessageUrgency, place: number, limit: number) => sql`(
    select guid, ${sql.lit(place)} as place, turn, not_before, queue_number from message
    where channel = ${channel} and urgency = ${sql.lit(urgency)} and state = 'waiting' and not_before <= ${now}
      and (retry_at is null or retry_at <= ${now})
      and (expires_at is null or expires_at > ${now})
      and (claimed_at is null or claimed_at < ${lapsedBefore})
    order by turn, not_before, queue_number limit ${limit})`
  const { rows } = await sql<TakenMessage & { place: number; queueNumber: bigint }>`
    with due as (
      select * from (
        ${dueOf('code', 0, room.codes)}
        union all ${dueOf('answer', 1, room.others)}
        union all ${dueOf('notice', 2, room.others)}
      ) as classes order by place, turn, not_before, queue_number limit ${room.all}
    ), mine as (
      select message.guid, due.place from message join due on due.guid = message.guid
      where message.state = 'waiting'
      for update of message skip locked
    )
    update message set claimed_at = ${now}, attempts = attempts + 1
    from mine where message.guid = mine.guid
    returning mine.place, message.guid, message.channel, message.urgency, message.category, message.participant_guid,
      message.decision_guid, message.copied_section, message.invoice_guid, message.locale, message.attempts, message.turn, message.not_before, message.template, message.sealed,
      message.key_id, message.queue_number`.execute(tx)
  return rows.sort(
    (one, other) =>
      one.place - other.place ||
      Number(one.turn - other.turn) ||
      one.notBefore.getTime() - other.notBefore.getTime() ||
      Number(one.queueNumber - other.queueNumber),
  )
}

/** When the next waiting message of a channel becomes due; null when none waits. */
export async function nextMessageDue(
  database: Database,
  channel: MessageChannel,
  now: Date,
): Promise<Date | null> {
  const row = await database
    .selectFrom('message')
    .select(sql<Date | null>`min(greatest(not_before, retry_at))`.as('at'))
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('claimedAt', 'is', null)
    .where(eb => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst()
  return row?.at ?? null
}

/** Marks a message as sent and wipes its address and text, unless its text is kept for the console. */
export async function markMessageSent(
  tx: Tx,
  guid: string,
  facts: { providerId: string; at: Date; keepsText: boolean },
): Promise<void> {
  await tx
    .updateTable('message')
    .set({
      state: 'sent',
      providerId: facts.providerId,
      sentAt: facts.at,
      ...(!facts.keepsText && { sealed: null }),
      fault: null,
      faultDetail: null,
    })
    .where('guid', '=', guid)
    .execute()
}

type Failed = { fault: DeliveryFault; detail: string }

/** Gives a message back after a failed try. */
export async function postponeMessage(
  database: Database,
  guid: string,
  { fault, detail, retryAt }: Failed & { retryAt: Date },
): Promise<void> {
  await database
    .updateTable('message')
    .set({ claimedAt: null, retryAt, fault, faultDetail: detail })
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .execute()
}

/** Gives a message up. Address and text stay sealed for a while, because an organiser may send it again. */
export async function markMessageFailed(
  database: Database,
  guid: string,
  { fault, detail }: Failed,
): Promise<void> {
  await database
    .updateTable('message')
    .set({ state: 'failed', claimedAt: null, fault, faultDetail: detail })
    .where('guid', '=', guid)
    .where('state', '=', 'waiting')
    .execute()
}

/** Lets a channel rest after a fault of its own; true when it worked until now. Failures of messages that were on their way together count once. */
export function restChannel(
  database: Database,
  channel: MessageChannel,
  { fault, detail, at }: { fault: ChannelFault; detail: string; at: Date },
): Promise<boolean> {
  return database.transaction().execute(async tx => {
    const before = await tx
      .selectFrom('messageGateway')
      .select(['fault', 'faultCount', 'pausedUntil'])
      .where('channel', '=', channel)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before.pausedUntil && before.pausedUntil > at) return false
    const faultCount = before.faultCount + 1
    await tx
      .updateTable('messageGateway')
      .set(eb => ({
        fault,
        faultDetail: detail,
        faultCount,
        faultSince: eb.fn.coalesce('faultSince', eb.val(at)),
        pausedUntil: new Date(at.getTime() + channelRestSeconds(faultCount) * 1000),
      }))
      .where('channel', '=', channel)
      .execute()
    return before.fault === null
  })
}

/** A message has gone through; gives since when none did, once. */
export async function wakeChannel(database: Database, channel: MessageChannel): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    with before as (
      select fault_since from message_gateway where channel = ${channel} and fault is not null for update
    )
    update message_gateway
    set fault = null, fault_detail = null, fault_since = null, fault_count = 0, paused_until = null
    from before where channel = ${channel}
    returning before.fault_since as since`.execute(database)
  return rows[0]?.since ?? null
}

/** Gives up what has expired, and what could not be sent for too long; both may be overdue while a gateway is down. */
export async function failExpiredMessages(
  database: Database,
  { now, givenUpBefore }: { now: Date; givenUpBefore: Date },
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('message')
    .set(eb => ({
      state: 'failed' as const,
      claimedAt: null,
      fault: eb
        .case()
        .when('expiresAt', '<=', now)
        .then('expired' as const)
        .else(eb.fn.coalesce('fault', eb.val('expired' as const)))
        .end(),
      // Nobody can use a code that has expired.
      sealed: eb.case().when('expiresAt', '<=', now).then(null).else(eb.ref('sealed')).end(),
    }))
    .where('state', '=', 'waiting')
    .where(eb => eb.or([eb('expiresAt', '<=', now), eb('notBefore', '<', givenUpBefore)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Wipes address and text of messages that were sent long ago. */
export async function wipeSentMessages(database: Database, before: Date): Promise<void> {
  await database
    .updateTable('message')
    .set({ sealed: null })
    .where('state', '=', 'sent')
    .where('sealed', 'is not', null)
    .where('sentAt', '<', before)
    .execute()
}

/** Wipes address and text of messages that were given up long ago. */
export async function wipeFailedMessages(database: Database, before: Date): Promise<void> {
  await database
    .updateTable('message')
    .set({ sealed: null })
    .where('state', '=', 'failed')
    .where('sealed', 'is not', null)
    .where('notBefore', '<', before)
    .execute()
}
