import type { DecisionKind } from '#contract/organiser-application.ts'
import type { ApplicationStatus } from '#domain/application/application-status.ts'
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
    fromStatus: ApplicationStatus
  },
): Promise<void> {
  await tx.insertInto('decision').values(decision).execute()
}

/** Whether an application of the batch was decided again since, and that decision stands: then the earlier one can no longer be taken back. */
export async function isDecidedSince(tx: Tx, batchGuid: string): Promise<boolean> {
  const later = await tx
    .selectFrom('decision')
    .innerJoin('decision as later', 'later.applicationGuid', 'decision.applicationGuid')
    .select('later.guid')
    .where('decision.batchGuid', '=', batchGuid)
    .where('later.batchGuid', '!=', batchGuid)
    .where('later.recalledAt', 'is', null)
    .whereRef('later.releasedAt', '>', 'decision.releasedAt')
    .executeTakeFirst()
  return later !== undefined
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

/** Which of these applications have a decision that may still be recalled. */
export async function listRecallable(
  reader: Reader,
  applicationGuids: string[],
  wall: Date,
): Promise<string[]> {
  if (applicationGuids.length === 0) return []
  const rows = await reader
    .selectFrom('decision')
    .select('applicationGuid')
    .distinct()
    .where('applicationGuid', 'in', applicationGuids)
    .where('sentAt', 'is', null)
    .where('recalledAt', 'is', null)
    .where('recallUntil', '>', wall)
    .execute()
  return rows.map(row => row.applicationGuid)
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

/** By application the organiser whose decision stands, for a colleague who came too late. */
export async function listFaster(reader: Reader, applicationGuids: readonly string[]) {
  if (applicationGuids.length === 0) return new Map<string, never>()
  const rows = await reader
    .selectFrom('decision')
    .innerJoin('application', 'application.guid', 'decision.applicationGuid')
    .innerJoin('organiser', 'organiser.accountGuid', 'decision.releasedBy')
    .distinctOn('decision.applicationGuid')
    .select(['decision.applicationGuid', 'organiser.name', 'application.status'])
    .where('decision.applicationGuid', 'in', [...applicationGuids])
    .where('decision.recalledAt', 'is', null)
    .orderBy('decision.applicationGuid')
    .orderBy('decision.releasedAt', 'desc')
    .execute()
  return new Map(rows.map(({ applicationGuid, ...faster }) => [applicationGuid, faster]))
}
