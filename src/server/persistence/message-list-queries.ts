import { type SqlBool, sql } from 'kysely'
import type { DeliveryFault } from '#domain/message/delivery-fault.ts'
import type { FailedSort } from '#domain/message/failed-sort.ts'
import type { MessageChannel } from '#domain/message/message-channel.ts'
import type { Reader, Tx } from './database.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'
import { wakeSenders } from './message-queries.ts'
import { isFound, type PeopleFound } from './search-text.ts'

/** Waiting messages by channel and urgency: how many are due, since when, and how many are held until later. */
export function countWaitingMessages(reader: Reader, now: Date) {
  return reader
    .selectFrom('message')
    .select(['channel', 'urgency'])
    .select(eb => [
      eb.fn.countAll<number>().filterWhere('notBefore', '<=', now).as('due'),
      eb.fn.countAll<number>().filterWhere('notBefore', '>', now).as('later'),
      eb.fn.min('notBefore').filterWhere('notBefore', '<=', now).as('oldestAt'),
    ])
    .where('state', '=', 'waiting')
    .where(eb => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .groupBy(['channel', 'urgency'])
    .execute()
}

export function listGateways(reader: Reader) {
  return reader
    .selectFrom('messageGateway')
    .select(['channel', 'fault', 'faultDetail', 'faultSince', 'pausedUntil'])
    .orderBy('channel', 'desc')
    .execute()
}

/** A failed message whose text is still there can be sent again. */
export const retriable = sql<SqlBool>`message.sealed is not null and message.expires_at is null`

export function countFailedMessages(reader: Reader, since: Date) {
  return reader
    .selectFrom('message')
    .select(['channel', 'fault'])
    .select(eb => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere(retriable).as('retriable'),
      eb.fn.max('notBefore').as('newestAt'),
    ])
    .where('state', '=', 'failed')
    .where('notBefore', '>', since)
    .groupBy(['channel', 'fault'])
    .orderBy('channel', 'desc')
    .orderBy('fault')
    .execute()
}

/** What an organiser could send again. */
export async function countRetriableMessages(
  reader: Reader,
): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await reader
    .selectFrom('message')
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.min('notBefore').as('oldestAt')])
    .where('state', '=', 'failed')
    .where(retriable)
    .executeTakeFirst()
  return { count: Number(row?.count ?? 0), oldestAt: row?.oldestAt ?? null }
}

type Which = {
  /** A name, company, e-mail or phone of whom they are about. */
  q: string | undefined
  /** Whom the search finds (`findPeople`). */
  people: PeopleFound | null
  /** When they were given up; `before` is not included. */
  since: Date
  before: Date | undefined
  /** What they were sent for. */
  letter: string | undefined
  batch: string | undefined
}

/** As messages are sent: the person's own number, else that of whoever manages them. */
const ownPhone = sql<string | null>`coalesce(participant.phone, account.phone)`

/** A message that carries a letter or a decision to its reader; others may be meant for the address that they have. */
const followsReader = sql<boolean>`(message.letter_guid is not null or message.decision_guid is not null)`

const byTime = bothWays('instant', sql`message.not_before`)
const byCause = bothWays('whole', sql`delivery_fault_rank(message.fault)`)
const byAttempts = bothWays('whole', sql`message.attempts`)
/** Messages about nobody come first. */
const byName = bothWays('text', sql`coalesce(application.list_name, '')`)

/** A template, and the place of its subject among all subjects. */
export type TemplatePlace = { template: string; place: number }

/** Of each subject the last first; or all of it turned round. Templates of a later version come first, as the account does. */
function bySubject(places: readonly TemplatePlace[]) {
  const templates = places.map(({ template }) => template)
  const place = sql`coalesce((${places.map(each => each.place)}::integer[])[array_position(${templates}::text[], message.template)], 0)`
  // Subjects stand further apart than any two times, so that the subject decides first.
  const microseconds = sql`(extract(epoch from message.not_before) * 1000000)::bigint`
  return bothWays('whole', sql`((${place} + 1) * 10000000000000000 - ${microseconds})`)
}

/** An index serves time, cause and attempts. By subject and by name what failed in two weeks is sorted, which is quick because there is little of it. */
function failedOrder(sort: FailedSort, subjects: readonly TemplatePlace[]): ListOrder {
  const orders: Record<FailedSort, ListOrder> = {
    newest: byTime.down,
    oldest: byTime.up,
    cause: byCause.up,
    causeDown: byCause.down,
    about: bySubject(subjects).up,
    aboutDown: bySubject(subjects).down,
    name: byName.up,
    nameDown: byName.down,
    mostAttempts: byAttempts.down,
    fewestAttempts: byAttempts.up,
  }
  return orders[sort]
}

function failedAmong(reader: Reader, { q, people, since, before, letter, batch }: Which) {
  return reader
    .selectFrom('message')
    .leftJoin('participant', 'participant.guid', 'message.participantGuid')
    .leftJoin('account', 'account.guid', 'participant.accountGuid')
    .leftJoin('application', 'application.participantGuid', 'participant.guid')
    .where('message.state', '=', 'failed')
    .where(isWithin(sql.ref('message.notBefore'), { since, before }))
    .$if(Boolean(q), query => query.where(isFound(people, q ?? '')))
    .$if(letter !== undefined, query => query.where('message.letterGuid', '=', letter ?? ''))
    .$if(batch !== undefined, query =>
      query.where(
        sql<SqlBool>`message.decision_guid in (select guid from decision where batch_guid = ${batch})`,
      ),
    )
}

/** How many of them failed on each channel for each cause. */
export function countFailedAmong(reader: Reader, which: Which) {
  return failedAmong(reader, which)
    .select(['message.channel', 'message.fault'])
    .select(eb => eb.fn.countAll<number>().as('count'))
    .groupBy(['message.channel', 'message.fault'])
    .execute()
}

/** Failed messages with whom they are about, each with its place in the order as `sortKey`. */
export function listFailedMessages(
  reader: Reader,
  which: Which,
  {
    channel,
    fault,
    sort,
    subjects,
    after,
    limit,
  }: {
    channel: MessageChannel | undefined
    fault: DeliveryFault | undefined
    sort: FailedSort
    subjects: readonly TemplatePlace[]
    after: readonly (string | null)[] | null
    limit: number
  },
) {
  const order = failedOrder(sort, subjects)
  return failedAmong(reader, which)
    .select([
      ...(['message.guid', 'message.channel', 'message.fault', 'message.faultDetail'] as const),
      ...([
        'message.template',
        'message.notBefore',
        'message.attempts',
        'message.sealed',
        'message.keyId',
      ] as const),
      ...(['participant.firstName', 'participant.lastName', 'participant.middleName'] as const),
      ...(['participant.latinFirstName', 'participant.latinLastName'] as const),
      'application.guid as applicationGuid',
    ])
    .select([retriable.as('retriable'), sql<string>`${order.key}::text`.as('sortKey')])
    .select([
      'message.copiedSection',
      'participant.email',
      ownPhone.as('phone'),
      followsReader.as('followsReader'),
    ])
    .$if(channel !== undefined, query => query.where('message.channel', '=', channel ?? 'sms'))
    .$if(fault !== undefined, query => query.where('message.fault', '=', fault ?? 'address'))
    .where(comesAfter(order, sql.ref('message.guid'), after))
    .orderBy(order.key, order.way)
    .orderBy('message.guid', order.way)
    .limit(limit)
    .execute()
}

/** Of these messages those that carry a letter or a decision to its reader, with the reader's addresses of today. */
export function listFollowingReaders(reader: Reader, guids: readonly string[]) {
  if (guids.length === 0) return Promise.resolve([])
  return reader
    .selectFrom('message')
    .innerJoin('participant', 'participant.guid', 'message.participantGuid')
    .innerJoin('account', 'account.guid', 'participant.accountGuid')
    .select(['message.guid', 'message.channel', 'message.sealed', 'message.keyId', 'message.copiedSection'])
    .select(['participant.email', ownPhone.as('phone')])
    .where(({ eb, val }) => eb('message.guid', '=', eb.fn.any(val([...guids]))))
    .where(followsReader)
    .where('participant.erasedAt', 'is', null)
    .execute()
}

/** Puts another address into a message that was sealed anew. */
export async function resealMessage(
  tx: Tx,
  { guid, ...sealed }: { guid: string; sealed: Buffer; keyId: string },
): Promise<void> {
  await tx.updateTable('message').set(sealed).where('guid', '=', guid).execute()
}

/** Makes failed messages due again, without their old tries; gives their guids. */
export async function retryFailedMessages(
  tx: Tx,
  which: { guid: string } | { channel: MessageChannel; fault: DeliveryFault } | { guids: string[] },
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('message')
    .set({
      ...{ state: 'waiting', claimedAt: null, retryAt: null, attempts: 0, fault: null, faultDetail: null },
      // Three more days for it.
      notBefore: now,
    })
    .where('state', '=', 'failed')
    .where(retriable)
    // Whoever is one person now has had the letter at the record that is kept.
    .where(
      sql<SqlBool>`not exists (select from marketing_letter_recipient as recipient
        join participant as merged on merged.guid = recipient.participant_guid
        where recipient.message_guid = message.guid and merged.merged_into is not null)`,
    )
    .$if('guid' in which, query => query.where('guid', '=', 'guid' in which ? which.guid : ''))
    .$if('fault' in which, query =>
      'fault' in which ? query.where('channel', '=', which.channel).where('fault', '=', which.fault) : query,
    )
    .$if('guids' in which, query =>
      query.where(({ eb, val }) => eb('guid', '=', eb.fn.any(val('guids' in which ? which.guids : [])))),
    )
    .returning(['guid', 'channel'])
    .execute()
  for (const channel of new Set(rows.map(row => row.channel))) await wakeSenders(tx, channel)
  return rows.map(row => row.guid)
}
