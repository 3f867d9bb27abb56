import type { DecisionKind } from '#contract/organiser-application.ts'
import type { Reader, Tx } from './database.ts'

export async function insertDecision(
  tx: Tx,
  decision: {
    guid: string
    batchGuid: string
    applicationGuid: string
    kind: DecisionKind
    reason: string | null
    releasedBy: string
    releasedAt: Date
    recallUntil: Date
    waived: boolean
  },
): Promise<void> {
  await tx.insertInto('decision').values(decision).execute()
}

/** Decisions of a batch that were neither sent nor recalled, locked in one order. */
export function lockWaitingDecisions(tx: Tx, batchGuid: string) {
  return tx
    .selectFrom('decision')
    .selectAll()
    .where('batchGuid', '=', batchGuid)
    .where('sentAt', 'is', null)
    .where('recalledAt', 'is', null)
    .orderBy('applicationGuid')
    .forUpdate()
    .execute()
}

export type DecisionRow = Awaited<ReturnType<typeof listBatch>>[number]

export function listBatch(reader: Reader, batchGuid: string) {
  return reader
    .selectFrom('decision')
    .selectAll()
    .where('batchGuid', '=', batchGuid)
    .orderBy('applicationGuid')
    .execute()
}

export async function markDecisions(
  tx: Tx,
  guids: string[],
  change: { sentAt: Date } | { recalledAt: Date },
): Promise<void> {
  if (guids.length > 0) await tx.updateTable('decision').set(change).where('guid', 'in', guids).execute()
}

/** Batches, newest first. */
export function listBatches(reader: Reader, limit: number) {
  return reader
    .selectFrom('decision')
    .leftJoin('organiser', 'organiser.accountGuid', 'decision.releasedBy')
    .select(({ fn }) => [
      'decision.batchGuid',
      'decision.kind',
      fn.countAll<bigint>().as('count'),
      fn.min('decision.releasedAt').as('releasedAt'),
      fn.max('decision.recallUntil').as('recallUntil'),
      fn.max('decision.sentAt').as('sentAt'),
      fn.max('decision.recalledAt').as('recalledAt'),
      fn.max('organiser.name').as('by'),
    ])
    .groupBy(['decision.batchGuid', 'decision.kind'])
    .orderBy('releasedAt', 'desc')
    .limit(limit)
    .execute()
}

/** The first `limit` people of each batch, in the order they were decided. */
export function listFirstOfBatches(reader: Reader, batchGuids: string[], limit: number) {
  return reader
    .with('ranked', part =>
      part
        .selectFrom('decision')
        .innerJoin('application', 'application.guid', 'decision.applicationGuid')
        .innerJoin('participant', 'participant.guid', 'application.participantGuid')
        .select(({ fn }) => [
          'decision.batchGuid',
          'decision.applicationGuid',
          'participant.lastName',
          'participant.firstName',
          'participant.middleName',
          'participant.latinFirstName',
          'participant.latinLastName',
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

/** The last decision on an application, if it can still be recalled. */
export function findRecallable(reader: Reader, applicationGuid: string, wall: Date) {
  return reader
    .selectFrom('decision')
    .select(['batchGuid', 'recallUntil'])
    .where('applicationGuid', '=', applicationGuid)
    .where('sentAt', 'is', null)
    .where('recalledAt', 'is', null)
    .where('recallUntil', '>', wall)
    .orderBy('releasedAt', 'desc')
    .executeTakeFirst()
}

/** A decision counts as sent once the recall window is over, or when the first of its messages is sent. */
export async function markDecisionSent(tx: Tx, guid: string, at: Date): Promise<void> {
  await tx
    .updateTable('decision')
    .set({ sentAt: at })
    .where('guid', '=', guid)
    .where('sentAt', 'is', null)
    .execute()
}
