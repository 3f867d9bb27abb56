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

/** When something was done to each of these subjects, at `since` or later. Each is looked up by the index, as in `readAudit`. */
export async function listActionTimes(
  reader: Reader,
  { subjectGuids, action, since }: { subjectGuids: readonly string[]; action: AuditAction; since: Date },
): Promise<Map<string, Date[]>> {
  const { rows } = await sql<{ guid: string; times: Date[] }>`
    select wanted.guid, done.times from unnest(${[...subjectGuids]}::uuid[]) as wanted (guid)
    cross join lateral (
      select array_agg(at) as times from audit_entry
      where subject_guid = wanted.guid and action = ${action} and at >= ${since}
    ) as done
    where done.times is not null`.execute(reader)
  return new Map(rows.map(({ guid, times }) => [guid, times]))
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
