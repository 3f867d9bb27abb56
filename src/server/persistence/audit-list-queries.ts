import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { auditActions } from '#domain/audit/audit-action.ts'
import {
  type AuditAction,
  type AuditRole,
  type AuditSubjectKind,
  auditRoles,
  auditSubjectKinds,
  formerAuditRoles,
} from '#domain/audit/audit-entry.ts'
import type { Reader } from './database.ts'

export type AuditFilter = {
  /** The kinds of entries that the reader may see. */
  open: readonly AuditSubjectKind[]
  action?: AuditAction | undefined
  role?: AuditRole | undefined
  kind?: AuditSubjectKind | undefined
  /** The account of whoever acted. */
  organiser?: string | undefined
  since?: Date | undefined
  before?: Date | undefined
}

type Place = { sort: 'newest' | 'oldest'; after: bigint | null; limit: number }

export type AuditListRow = {
  id: bigint
  at: Date
  actorGuid: string | null
  actorRole: string
  subjectKind: AuditSubjectKind
  subjectGuid: string
  action: string
  fromValue: string | null
  toValue: string | null
  reason: string | null
}

/** One page of the log. */
export async function listAuditEntries(
  reader: Reader,
  filter: AuditFilter,
  place: Place,
): Promise<AuditListRow[]> {
  const kinds = kindsOf(filter)
  if (kinds.length === 0) return []
  const { rows } = await entries(filter, place).execute(reader)
  return rows
}

const kindsOf = ({ open, kind }: AuditFilter) => open.filter(each => kind === undefined || each === kind)

const rolesOf = ({ role }: AuditFilter): readonly string[] =>
  role === undefined ? [...auditRoles, ...formerAuditRoles] : [role]

/** Where so many kinds are open, the log is walked as it is: few entries are passed over. */
const isNearlyOpen = ({ open }: AuditFilter) => open.length * 2 > auditSubjectKinds.length

const textArray = (words: readonly string[]) => sql`${[...words]}::text[]`

/** What every entry must be besides what its index is asked for. */
function conditions({ since, before }: AuditFilter, ...more: (RawBuilder<SqlBool> | null)[]) {
  const all = [
    since ? sql<SqlBool>`entry.at >= ${since}` : null,
    before ? sql<SqlBool>`entry.at < ${before}` : null,
    ...more,
  ].filter(one => one !== null)
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

/**
 * The entries in their order: first which, from an index alone, then what they say. One index serves each way of asking: what one organiser did; one
 * action; kinds or a role. Where a value of the index is open, the first of each of its values are read and put in order: a condition for all of them
 * would lose it.
 */
function entries(filter: AuditFilter, place: Place): RawBuilder<AuditListRow> {
  const way = place.sort === 'newest' ? sql`desc` : sql`asc`
  return sql<AuditListRow>`
    select entry.id, entry.at, entry.actor_guid, entry.actor_role, entry.subject_kind, entry.subject_guid, entry.action,
      entry.from_value, entry.to_value, entry.reason
    from (${chosen(filter, place, way)}) as chosen join audit_entry as entry on entry.id = chosen.id
    order by entry.at ${way}, entry.id ${way}`
}

function chosen(filter: AuditFilter, { sort, after, limit }: Place, way: RawBuilder<unknown>) {
  const { action, role, organiser } = filter
  const beyond = sort === 'newest' ? sql`<` : sql`>`
  const from =
    after === null
      ? null
      : sql<SqlBool>`(entry.at, entry.id) ${beyond} ((select at from audit_entry where id = ${after}), ${after}::bigint)`
  const isOpen = sql<SqlBool>`entry.subject_kind = any(${textArray(kindsOf(filter))})`
  const first = (...where: (RawBuilder<SqlBool> | null)[]) => sql`
    select entry.id, entry.at from audit_entry as entry where ${conditions(filter, from, ...where)}
    order by entry.at ${way}, entry.id ${way} limit ${limit}`
  const merged = (values: RawBuilder<unknown>, each: RawBuilder<unknown>) => sql`
    select found.id from ${values} cross join lateral (${each}) as found
    order by found.at ${way}, found.id ${way} limit ${limit}`
  const isDone = action ? sql<SqlBool>`entry.action = ${action}` : null
  if (organiser)
    return first(
      sql<SqlBool>`entry.actor_guid = ${organiser}`,
      isOpen,
      isDone,
      role ? sql<SqlBool>`entry.actor_role = ${role}` : null,
    )
  const roles = sql`unnest(${textArray(rolesOf(filter))}) as in_role (role)`
  const isInRole = sql<SqlBool>`entry.actor_role = in_role.role`
  if (action) return merged(roles, first(isDone, isInRole, isOpen))
  if (role === undefined && filter.kind === undefined && isNearlyOpen(filter)) return first(isOpen)
  return merged(
    sql`unnest(${textArray(kindsOf(filter))}) as of_kind (kind) cross join ${roles}`,
    first(sql<SqlBool>`entry.subject_kind = of_kind.kind`, isInRole),
  )
}

export type ValueCount = { value: string; count: number; more: boolean }

/** A value is counted so far. */
const countedUpTo = 200

/** Where no index counts a value, so many of the newest entries are looked at. */
const newestCounted = 1000

const columns = { action: 'action', role: 'actor_role', kind: 'subject_kind' } as const

/** How many entries each value of a filter would find beside the others; values that find none are left out. */
export async function countAuditValues(
  reader: Reader,
  name: keyof typeof columns,
  wanted: AuditFilter,
): Promise<ValueCount[]> {
  const filter = { ...wanted, [name]: undefined }
  if (kindsOf(filter).length === 0) return []
  const byIndex =
    filter.organiser === undefined &&
    (name === 'action' ? filter.kind === undefined && isNearlyOpen(filter) : filter.action === undefined)
  if (byIndex) return countByIndex(reader, name, filter)
  const newest = entries(filter, { sort: 'newest', after: null, limit: newestCounted })
  const { rows } = await sql<{ value: string; count: bigint }>`
    select ${sql.ref(columns[name])} as value, count(*) as count from (${newest}) as newest group by 1`.execute(
    reader,
  )
  const seen = rows.reduce((sum, { count }) => sum + Number(count), 0)
  return rows.map(({ value, count }) => ({ value, count: Number(count), more: seen >= newestCounted }))
}

/** Each value from its own part of an index, up to a limit. */
async function countByIndex(
  reader: Reader,
  name: keyof typeof columns,
  filter: AuditFilter,
): Promise<ValueCount[]> {
  const kinds = kindsOf(filter)
  const values = { action: auditActions, role: rolesOf(filter), kind: kinds }[name]
  const isIt = sql<SqlBool>`${sql.ref(`entry.${columns[name]}`)} = given.value`
  const others = {
    action: {
      of: sql`unnest(${textArray(rolesOf(filter))}) as other (value)`,
      is: sql<SqlBool>`entry.actor_role = other.value`,
    },
    role: {
      of: sql`unnest(${textArray(kinds)}) as other (value)`,
      is: sql<SqlBool>`entry.subject_kind = other.value`,
    },
    kind: {
      of: sql`unnest(${textArray(rolesOf(filter))}) as other (value)`,
      is: sql<SqlBool>`entry.actor_role = other.value`,
    },
  }[name]
  const isOpen = name === 'action' ? sql<SqlBool>`entry.subject_kind = any(${textArray(kinds)})` : null
  const most = countedUpTo + 1
  const { rows } = await sql<{ value: string; count: bigint }>`
    select given.value, (
      select count(*) from (
        select from ${others.of} cross join lateral (
          select from audit_entry as entry where ${conditions(filter, isIt, others.is, isOpen)} limit ${most}
        ) as one limit ${most}
      ) as counted
    ) as count
    from unnest(${textArray(values)}) as given (value)`.execute(reader)
  return rows
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({
      value,
      count: Math.min(Number(count), countedUpTo),
      more: Number(count) > countedUpTo,
    }))
}
