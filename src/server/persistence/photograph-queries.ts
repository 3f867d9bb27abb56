import type { PhotographFinding, PhotographVerdict } from '#domain/photograph/photograph-finding.ts'
import type { Database, Reader, Tx } from './database.ts'
import { tellParticipant } from './live-queries.ts'

export type PhotographCheckRecord = {
  state: 'pending' | 'done'
  verdict: PhotographVerdict | null
  findings: PhotographFinding[]
  takenOn: string | null
  declaredAt: Date | null
  createdAt: Date
  checkedAt: Date | null
}

/** `verdict` is null while the face finder has not answered. */
export async function insertPhotographCheck(
  tx: Tx,
  check: {
    fileGuid: string
    verdict: PhotographVerdict | null
    findings: PhotographFinding[]
    takenOn: string | null
    declaredBy: string | null
    at: Date
  },
): Promise<void> {
  const { fileGuid, verdict, findings, takenOn, declaredBy, at } = check
  await tx
    .insertInto('photographCheck')
    .values({
      fileGuid,
      state: verdict ? 'done' : 'pending',
      verdict,
      findings: JSON.stringify(findings),
      takenOn,
      declaredBy,
      declaredAt: declaredBy === null ? null : at,
      createdAt: at,
      checkedAt: verdict && at,
    })
    .execute()
}

/** The check of a photograph; null for one uploaded before photographs were measured. */
export async function findPhotographCheck(
  reader: Reader,
  fileGuid: string,
): Promise<PhotographCheckRecord | null> {
  return (await listPhotographChecks(reader, [fileGuid])).get(fileGuid) ?? null
}

/** The checks of these photographs by file; those that were never measured are missing. */
export async function listPhotographChecks(
  reader: Reader,
  fileGuids: readonly string[],
): Promise<Map<string, PhotographCheckRecord>> {
  if (fileGuids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('photographCheck')
    .select(['fileGuid', 'state', 'verdict', 'findings', 'takenOn', 'declaredAt', 'createdAt', 'checkedAt'])
    .where('fileGuid', 'in', fileGuids)
    .execute()
  return new Map(
    rows.map(({ fileGuid, ...row }) => [fileGuid, { ...row, findings: row.findings as PhotographFinding[] }]),
  )
}

/** A photograph whose check is pending, with the place of its bytes and the number of tries including this one; null when it is no longer wanted. */
export async function claimPendingCheck(database: Database, fileGuid: string) {
  const row = await database
    .updateTable('photographCheck')
    .from('file')
    .set(eb => ({ attempts: eb('attempts', '+', 1) }))
    .whereRef('file.guid', '=', 'photographCheck.fileGuid')
    .where('file.removedAt', 'is', null)
    .where('photographCheck.fileGuid', '=', fileGuid)
    .where('photographCheck.state', '=', 'pending')
    .returning(['photographCheck.findings', 'photographCheck.attempts', 'file.storageKey'])
    .executeTakeFirst()
  return row ? { ...row, findings: row.findings as PhotographFinding[] } : null
}

/** Finishes a pending check and notifies the person's open cabinet. */
export async function finishPhotographCheck(
  database: Database,
  check: { fileGuid: string; verdict: PhotographVerdict; findings: PhotographFinding[]; at: Date },
): Promise<void> {
  const { fileGuid, verdict, findings, at } = check
  await database.transaction().execute(async tx => {
    const done = await tx
      .updateTable('photographCheck')
      .from('file')
      .set({ state: 'done', verdict, findings: JSON.stringify(findings), checkedAt: at })
      .whereRef('file.guid', '=', 'photographCheck.fileGuid')
      .where('photographCheck.fileGuid', '=', fileGuid)
      .where('photographCheck.state', '=', 'pending')
      .returning('file.participantGuid')
      .executeTakeFirst()
    if (done?.participantGuid) await tellParticipant(tx, done.participantGuid)
  })
}

/** Photographs whose check is pending, oldest first. */
export async function pendingPhotographChecks(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('photographCheck')
    .select('fileGuid')
    .where('state', '=', 'pending')
    .orderBy('createdAt')
    .limit(limit)
    .execute()
  return rows.map(row => row.fileGuid)
}

/** Deletes a photograph's check together with it. */
export async function forgetPhotographCheck(tx: Tx, fileGuid: string): Promise<void> {
  await tx.deleteFrom('photographCheck').where('fileGuid', '=', fileGuid).execute()
}

/** The same for photographs removed in other ways. */
export async function forgetChecksOfRemoved(database: Database): Promise<void> {
  await database
    .deleteFrom('photographCheck')
    .using('file')
    .whereRef('file.guid', '=', 'photographCheck.fileGuid')
    .where('file.removedAt', 'is not', null)
    .execute()
}
