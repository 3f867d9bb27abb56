import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { unchangingActions } from '#domain/audit/audit-entry.ts'
import type { Reader } from './database.ts'

/** Applications whose person, application, photograph, passport or payment was changed since then; with `more` these are some of them. */
export type ChangesFound = {
  since: Date
  guids: readonly string[]
  more: boolean
  /** All of them, where they were gathered. */
  all?: RawBuilder<string[]>
}

/** The form is not logged while it is a draft; all else is: application, photograph, passport, payment. */
const changedSince = (day: Date) => sql<SqlBool>`(
  (select updated_at >= ${day} from participant where participant.guid = application.participant_guid) or exists (
  select from audit_entry as change
  where change.subject_guid in (application.guid, application.participant_guid)
    and change.at >= ${day} and change.action <> all(${unchangingActions}::text[])))`

/** So many changes are looked at before the list; of more a page is soon full. */
const mostChanges = 4000

export async function findChanges(reader: Reader, since: Date): Promise<ChangesFound> {
  const { rows } = await sql<{ guids: string[] | null; more: boolean }>`
    with saved as (
      select guid as subject from participant where updated_at >= ${since} order by updated_at desc limit ${mostChanges}
    ), logged as (
      select subject_guid as subject from audit_entry
      where at >= ${since} and action <> all(${unchangingActions}::text[]) order by at desc limit ${mostChanges}
    ), changed as materialized (select array(select subject from saved union select subject from logged) as subjects)
    select (select array_agg(guid) from (
        select guid from application, changed where guid = any(subjects)
        union select guid from application, changed where participant_guid = any(subjects)) as both_ways) as guids,
      greatest((select count(*) from saved), (select count(*) from logged)) = ${mostChanges} as more`.execute(
    reader,
  )
  return { since, guids: rows[0]?.guids ?? [], more: rows[0]?.more ?? false }
}

/** More than these are rather asked of each row than gathered. */
const mostGathered = 20_000

/** All of them by the indexes of changes, where a list has to be gone through to its end anyway; null where they are too many. */
export async function gatherChanges(reader: Reader, { since }: ChangesFound): Promise<ChangesFound | null> {
  const saved = sql`select guid as subject from participant where updated_at >= ${since}`
  const logged = sql`select subject_guid as subject from audit_entry
    where at >= ${since} and action <> all(${unchangingActions}::text[])`
  const countOf = (found: RawBuilder<unknown>) =>
    sql`(select count(*) from (${found} limit ${mostGathered + 1}) as found)`
  const { rows } = await sql<{ few: boolean }>`
    select greatest(${countOf(saved)}, ${countOf(logged)}) <= ${mostGathered} as few`.execute(reader)
  if (!rows[0]?.few) return null
  const all = sql<string[]>`array(
    with changed as materialized (${saved} union ${logged})
    select guid from application where guid in (select subject from changed)
    union select guid from application where participant_guid in (select subject from changed))`
  return { since, guids: [], more: false, all }
}

/** Whether an application of a list is among them. */
export const wasChanged = ({ since, guids, more, all }: ChangesFound) =>
  more ? changedSince(since) : sql<SqlBool>`application.guid = any(${all ?? sql`${guids}::uuid[]`})`
