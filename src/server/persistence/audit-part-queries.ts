import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AuditDeed } from '#domain/audit/audit-part.ts'
import {
  type AuditFilter,
  type AuditListRow,
  conditions,
  shownOfEntry,
  textArray,
} from './audit-list-queries.ts'
import type { Reader } from './database.ts'

/** Every deed that the log holds, each found by one step along an index, however many entries share it. */
export async function listAuditDeeds(reader: Reader): Promise<AuditDeed[]> {
  const { rows } = await sql<AuditDeed>`
    with recursive deed as (
      (select action, subject_kind, actor_role from audit_entry order by action, subject_kind, actor_role limit 1)
      union all
      select next.* from deed cross join lateral (
        select action, subject_kind, actor_role from audit_entry
        where (action, subject_kind, actor_role) > (deed.action, deed.subject_kind, deed.actor_role)
        order by action, subject_kind, actor_role limit 1
      ) as next
    )
    select action, actor_role as role, subject_kind as kind from deed`.execute(reader)
  return rows
}

export async function findAuditDeed(reader: Reader, id: bigint): Promise<AuditDeed | null> {
  const { rows } = await sql<AuditDeed>`
    select action, actor_role as role, subject_kind as kind from audit_entry where id = ${id}::bigint`.execute(
    reader,
  )
  return rows[0] ?? null
}

type Place = {
  /** In the order of the list. */
  parts: readonly (readonly AuditDeed[])[]
  way: 'asc' | 'desc'
  after: { part: number; id: bigint } | null
  limit: number
}

/** One part after another, each by time. The filters of what was done are in the parts already. */
export async function listAuditParts(
  reader: Reader,
  filter: AuditFilter,
  place: Place,
): Promise<AuditListRow[]> {
  const { after } = place
  const left = place.parts.flatMap((deeds, part) =>
    after !== null && part < after.part ? [] : deeds.map(deed => ({ ...deed, part })),
  )
  if (left.length === 0) return []
  const way = sql.raw(place.way)
  const { rows } = await sql<AuditListRow>`
    select ${shownOfEntry}
    from (${filter.organiser ? ofOrganiser(filter, place, left) : ofDeeds(filter, place, left)}) as chosen
      join audit_entry as entry on entry.id = chosen.id
    order by chosen.part, entry.at ${way}, entry.id ${way}`.execute(reader)
  return rows
}

type PlacedDeed = AuditDeed & { part: number }

/** Each deed is a stretch of one index in order of time. Deeds come in the order of their parts, so that only as many are read as fill the page. */
function ofDeeds(filter: AuditFilter, place: Place, deeds: readonly PlacedDeed[]) {
  const way = sql.raw(place.way)
  const column = (name: keyof AuditDeed) => textArray(deeds.map(deed => deed[name]))
  return sql`
    select deed.part, found.id
    from (
      select * from unnest(${partsOf(deeds)}, ${column('action')}, ${column('role')}, ${column('kind')})
        as deed (part, action, role, kind)
      order by part
    ) as deed cross join lateral (
      select entry.id, entry.at from audit_entry as entry
      where ${conditions(
        filter,
        sql<SqlBool>`entry.action = deed.action`,
        sql<SqlBool>`entry.subject_kind = deed.kind`,
        sql<SqlBool>`entry.actor_role = deed.role`,
        beyond(place),
      )}
      order by entry.at ${way}, entry.id ${way} limit ${place.limit}
    ) as found
    order by deed.part, found.at ${way}, found.id ${way} limit ${place.limit}`
}

/**
 * All that one organiser did is read and put in order: no index has the deeds of each. The part of an entry is looked up by one key that is known to
 * be unique; by three columns of which nothing is known the planner would sort all entries only to find their parts.
 */
function ofOrganiser(filter: AuditFilter, place: Place, deeds: readonly PlacedDeed[]) {
  const way = sql.raw(place.way)
  const keys = textArray(deeds.map(({ action, kind, role }) => `${action} ${kind} ${role}`))
  return sql`
    select deed.part, entry.id
    from (
      select id, at, action || ' ' || subject_kind || ' ' || actor_role as key from audit_entry as entry
      where ${conditions(filter, sql<SqlBool>`entry.actor_guid = ${filter.organiser}`)} offset 0
    ) as entry join (
      select key, min(part) as part from unnest(${keys}, ${partsOf(deeds)}) as deed (key, part) group by key
    ) as deed on deed.key = entry.key
    where ${beyond(place) ?? sql`true`}
    order by deed.part, entry.at ${way}, entry.id ${way} limit ${place.limit}`
}

const partsOf = (deeds: readonly PlacedDeed[]) => sql`${deeds.map(({ part }) => part)}::integer[]`

/** Of the part in which the page before has ended only what comes after its last entry. */
function beyond({ way, after }: Place): RawBuilder<SqlBool> | null {
  if (after === null) return null
  const isEnded = sql`deed.part = ${after.part}`
  const at = sql`case when ${isEnded} then (select at from audit_entry where id = ${after.id}::bigint) else ${way === 'desc' ? 'infinity' : '-infinity'}::timestamptz end`
  const id = sql`case when ${isEnded} then ${after.id}::bigint else 0 end`
  return sql<SqlBool>`(entry.at, entry.id) ${way === 'desc' ? sql`<` : sql`>`} (${at}, ${id})`
}
