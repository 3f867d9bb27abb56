import { type SqlBool, sql } from 'kysely'
import type { DecisionKind } from '#contract/organiser-application.ts'
import type { Reader } from './database.ts'
import { isFound } from './search-text.ts'

export type BatchRow = Awaited<ReturnType<typeof listBatches>>[number]

export type BatchFilter = {
  /** A name or phone of anybody in the batch. */
  q?: string | undefined
  /** Whom the search finds; null where they are many. */
  people?: readonly string[] | null | undefined
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

/** Batches, newest first. */
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
    after,
    limit,
  }: BatchFilter & { wall: Date; after: { releasedAt: string; batchGuid: string } | null; limit: number },
) {
  let query = batches(reader)
  if (decision) query = query.where('batch.kind', '=', decision)
  if (since) query = query.where('batch.releasedAt', '>=', since)
  if (before) query = query.where('batch.releasedAt', '<', before)
  if (q)
    query = query.where('batch.batchGuid', 'in', eb =>
      eb
        .selectFrom('decision as found')
        .innerJoin('application', 'application.guid', 'found.applicationGuid')
        .innerJoin('participant', 'participant.guid', 'application.participantGuid')
        .select('found.batchGuid')
        .where(isFound(people, q)),
    )
  if (state === 'failed')
    query = query.where('batch.batchGuid', 'in', eb =>
      eb
        .selectFrom('message')
        .innerJoin('decision as missed', 'missed.guid', 'message.decisionGuid')
        .select('missed.batchGuid')
        .where('message.state', '=', 'failed'),
    )
  else if (state) query = query.where(stateOf(wall), '=', state)
  // Few batches are in these states, and an index names them.
  if (state === 'recalled')
    query = query.where('batch.batchGuid', 'in', eb =>
      eb.selectFrom('decision').select('decision.batchGuid').where('decision.recalledAt', 'is not', null),
    )
  if (state === 'waiting')
    query = query.where('batch.batchGuid', 'in', eb =>
      eb
        .selectFrom('decision')
        .select('decision.batchGuid')
        .where('decision.recallUntil', '>', wall)
        .where('decision.sentAt', 'is', null)
        .where('decision.recalledAt', 'is', null),
    )
  if (after)
    query = query.where(
      sql<SqlBool>`(batch.released_at, batch.batch_guid) < (${after.releasedAt}::timestamptz, ${after.batchGuid}::uuid)`,
    )
  return query.orderBy('batch.releasedAt', 'desc').orderBy('batch.batchGuid', 'desc').limit(limit).execute()
}

const stateOf = (wall: Date) =>
  sql<string>`case when stands.recalled_at is not null then 'recalled'
    when stands.sent_at is not null or stands.recall_until <= ${wall} then 'sent' else 'waiting' end`

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

/** Everybody of a batch, in the order they were decided. */
export function listPeopleOfBatch(reader: Reader, batchGuid: string) {
  return reader
    .selectFrom('decision')
    .innerJoin('application', 'application.guid', 'decision.applicationGuid')
    .innerJoin('participant', 'participant.guid', 'application.participantGuid')
    .select(names)
    .select(['decision.guid', 'decision.applicationGuid', 'decision.reason', 'application.status'])
    .where('decision.batchGuid', '=', batchGuid)
    .orderBy('decision.guid')
    .execute()
}
