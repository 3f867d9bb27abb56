import { type SqlBool, sql } from 'kysely'
import type { DecisionKind } from '#contract/organiser-application.ts'
import type { TimeOrder } from '#domain/search/time-order.ts'
import type { Reader } from './database.ts'
import { isFound, type PeopleFound } from './search-text.ts'
import { walkBy } from './time-order.ts'

export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number]

export type BatchFilter = {
  /** A name or phone of anybody in the batch. */
  q?: string | undefined
  /** Whom the search finds (`findPeople`). */
  people?: PeopleFound | null | undefined
  decision?: DecisionKind | undefined
  /** `failed`: some message of it was given up. */
  state?: 'waiting' | 'sent' | 'recalled' | 'failed' | undefined
  /** Released in this time. */
  since?: Date | undefined
  before?: Date | undefined
}

/** Batches with what became of their decisions; the aggregate runs for each batch that is read, not for all of them. */
function batches(reader: Reader) {
  return reader
    .selectFrom('releasedBatch as batch')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('decision')
          .leftJoin('organiser', 'organiser.accountGuid', 'decision.releasedBy')
          .select(({ fn }) => [
            fn.countAll<bigint>().as('count'),
            fn.min('decision.kind').as('kind'),
            fn.max('decision.recallUntil').as('recallUntil'),
            fn.max('decision.sentAt').as('sentAt'),
            fn.max('decision.recalledAt').as('recalledAt'),
            fn.max('organiser.name').as('by'),
            sql<bigint>`sum((select count(*) from message
              where message.decision_guid = decision.guid and message.state = 'failed'))`.as('failed'),
          ])
          .whereRef('decision.batchGuid', '=', 'batch.batchGuid')
          .as('stands'),
      join => join.onTrue(),
    )
    .select([
      'batch.batchGuid',
      'batch.releasedAt',
      'stands.kind',
      'stands.count',
      'stands.recallUntil',
      'stands.sentAt',
      'stands.recalledAt',
      'stands.by',
      'stands.failed',
    ])
}

/** Batches by their release. */
export function listBatches(
  reader: Reader,
  {
    q,
    people,
    decision,
    state,
    since,
    before,
    wall,
    sort,
    after,
    limit,
  }: BatchFilter & {
    wall: Date
    sort: TimeOrder
    after: { releasedAt: string; batchGuid: string } | null
    limit: number
  },
) {
  const { direction, beyond } = walkBy(sort)
  let page = reader.selectFrom('releasedBatch as batch').select('batch.batchGuid')
  if (decision) page = page.where('batch.kind', '=', decision)
  if (since) page = page.where('batch.releasedAt', '>=', since)
  if (before) page = page.where('batch.releasedAt', '<', before)
  if (q) page = page.where(holdsAnyOf(people, q))
  if (state === 'failed')
    page = page.where('batch.batchGuid', 'in', eb =>
      eb
        .selectFrom('message')
        .innerJoin('decision as missed', 'missed.guid', 'message.decisionGuid')
        .select('missed.batchGuid')
        .where('message.state', '=', 'failed'),
    )
  else if (state) page = page.where(stateOf(wall), '=', state)
  // Few batches are in these states, and an index names them.
  if (state === 'recalled')
    page = page.where('batch.batchGuid', 'in', eb =>
      eb.selectFrom('decision').select('decision.batchGuid').where('decision.recalledAt', 'is not', null),
    )
  if (state === 'waiting')
    page = page.where('batch.batchGuid', 'in', eb =>
      eb
        .selectFrom('decision')
        .select('decision.batchGuid')
        .where('decision.recallUntil', '>', wall)
        .where('decision.sentAt', 'is', null)
        .where('decision.recalledAt', 'is', null),
    )
  if (after)
    page = page.where(
      sql<SqlBool>`(batch.released_at, batch.batch_guid) ${beyond} (${after.releasedAt}::timestamptz, ${after.batchGuid}::uuid)`,
    )
  page = page.orderBy('batch.releasedAt', direction).orderBy('batch.batchGuid', direction).limit(limit)
  // First which batches, then what became of them.
  return batches(reader)
    .where(sql<SqlBool>`batch.batch_guid = any(array(${page}))`)
    .orderBy('batch.releasedAt', direction)
    .orderBy('batch.batchGuid', direction)
    .execute()
}

/** Whether a batch decided about somebody who is found; where many are found the newest batches are asked. */
function holdsAnyOf(people: PeopleFound | null | undefined, q: string) {
  const decided = sql`decision as found join application on application.guid = found.application_guid
    join participant on participant.guid = application.participant_guid`
  return people?.more
    ? sql<SqlBool>`(select bool_or(${isFound(people, q)}) from ${decided} where found.batch_guid = batch.batch_guid)`
    : sql<SqlBool>`batch.batch_guid in (select found.batch_guid from ${decided} where ${isFound(people, q)})`
}

const stateOf = (wall: Date) =>
  sql<string>`(select case when max(recalled_at) is not null then 'recalled'
      when max(sent_at) is not null or max(recall_until) <= ${wall} then 'sent' else 'waiting' end
    from decision where decision.batch_guid = batch.batch_guid)`

export function readBatch(reader: Reader, batchGuid: string): Promise<BatchRow | undefined> {
  return batches(reader).where('batch.batchGuid', '=', batchGuid).executeTakeFirst()
}

const names = [
  'participant.lastName',
  'participant.firstName',
  'participant.middleName',
  'participant.latinFirstName',
  'participant.latinLastName',
] as const

/** The first `limit` people of each batch, in the order they were decided. */
export function listFirstOfBatches(reader: Reader, batchGuids: string[], limit: number) {
  return reader
    .with('ranked', part =>
      part
        .selectFrom('decision')
        .innerJoin('application', 'application.guid', 'decision.applicationGuid')
        .innerJoin('participant', 'participant.guid', 'application.participantGuid')
        .select(names)
        .select(({ fn }) => [
          'decision.batchGuid',
          'decision.applicationGuid',
          fn
            .agg<bigint>('row_number')
            .over(over => over.partitionBy('decision.batchGuid').orderBy('decision.guid'))
            .as('place'),
        ])
        .where(({ eb, val }) => eb('decision.batchGuid', '=', eb.fn.any(val(batchGuids)))),
    )
    .selectFrom('ranked')
    .selectAll()
    .where('place', '<=', BigInt(limit))
    .orderBy('place')
    .execute()
}
