import { sql } from 'kysely'
import type { AuditAction, AuditRole, AuditSubjectKind } from '#domain/audit/audit-entry.ts'
import type { Reader, Tx } from './database.ts'

export type AuditEntry = {
  at: Date
  actorGuid: string | null
  actorRole: AuditRole
  subjectKind: AuditSubjectKind
  subjectGuid: string
  action: AuditAction
  fromValue?: string | null
  toValue?: string | null
  reason?: string | null
  requestId?: string | null
}

/** Written in the transaction of the change itself; never updated, never deleted by the app. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insertInto('auditEntry').values(entry).execute()
}

/** Many entries at once, in their order. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0)
    await tx
      .insertInto('auditEntry')
      .values([...entries])
      .execute()
}

/** When something was done to a subject, at `since` or later. */
export async function listActionTimes(
  reader: Reader,
  { subjectGuid, action, since }: { subjectGuid: string; action: AuditAction; since: Date },
): Promise<Date[]> {
  const rows = await reader
    .selectFrom('auditEntry')
    .select('at')
    .where('subjectGuid', '=', subjectGuid)
    .where('action', '=', action)
    .where('at', '>=', since)
    .execute()
  return rows.map(({ at }) => at)
}

export const shownEntries = 100

/**
 * The history of these subjects, newest first, with the names of organisers and the roles of others. Each subject is looked up by the index: for many at
 * once PostgreSQL might read the whole log from its end.
 */
export async function readAudit(reader: Reader, subjectGuids: readonly string[]) {
  const wanted = sql<{ guid: string }>`(select distinct unnest(${[...subjectGuids]}::uuid[]) as guid)`
  const rows = await reader
    .selectFrom(wanted.as('wanted'))
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('auditEntry')
          .selectAll()
          .whereRef('auditEntry.subjectGuid', '=', 'wanted.guid')
          .orderBy('auditEntry.id', 'desc')
          .limit(shownEntries)
          .as('entry'),
      join => join.onTrue(),
    )
    .leftJoin('organiser', 'organiser.accountGuid', 'entry.actorGuid')
    .select(['entry.at', 'entry.action', 'entry.fromValue', 'entry.toValue', 'entry.reason'])
    .select(['entry.actorRole', 'entry.subjectKind', 'entry.subjectGuid', 'organiser.name'])
    .orderBy('entry.id', 'desc')
    .limit(shownEntries)
    .execute()
  return rows.map(row => ({
    at: row.at.toISOString(),
    actor: row.name ?? row.actorRole,
    actorRole: row.actorRole,
    action: row.action,
    from: row.fromValue,
    to: row.toValue,
    reason: row.reason,
    subjectKind: row.subjectKind as AuditSubjectKind,
    subjectGuid: row.subjectGuid,
  }))
}
