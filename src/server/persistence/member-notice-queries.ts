import { sql } from 'kysely'
import type { Reader, Tx } from './database.ts'

/** Changes to a person's data of which they are notified. */
export type NoticedChange = 'position' | 'transfer'

export type MemberNotice = {
  applicationGuids: string[]
  groupGuid: string
  changed: NoticedChange[]
  dueAt: Date
}

/** Queues notices for people; a person with a waiting notice gets the new change with it, at the earlier time. */
export async function noteChanges(tx: Tx, notice: MemberNotice): Promise<void> {
  const { applicationGuids, ...rest } = notice
  if (applicationGuids.length === 0) return
  await tx
    .insertInto('memberNotice')
    .values(applicationGuids.map(applicationGuid => ({ applicationGuid, ...rest })))
    .onConflict(conflict =>
      conflict.column('applicationGuid').doUpdateSet({
        groupGuid: notice.groupGuid,
        changed: sql`array(select distinct unnest(member_notice.changed || excluded.changed) order by 1)`,
      }),
    )
    .execute()
}

/** Members of a group with due notices. */
export async function listDueNotices(reader: Reader, groupGuid: string, now: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('memberNotice')
    .select('applicationGuid')
    .where('groupGuid', '=', groupGuid)
    .where('dueAt', '<=', now)
    .orderBy('applicationGuid')
    .execute()
  return rows.map(row => row.applicationGuid)
}

/** Takes a person's notice; simultaneous callers get it once. */
export function takeNotice(tx: Tx, applicationGuid: string) {
  return tx
    .deleteFrom('memberNotice')
    .where('applicationGuid', '=', applicationGuid)
    .returning('changed')
    .executeTakeFirst()
}

/** Groups with notices whose job was lost. */
export async function overdueMemberNotices(reader: Reader, before: Date): Promise<string[]> {
  const rows = await reader
    .selectFrom('memberNotice')
    .select('groupGuid')
    .distinct()
    .where('dueAt', '<', before)
    .limit(200)
    .execute()
  return rows.map(row => row.groupGuid)
}
