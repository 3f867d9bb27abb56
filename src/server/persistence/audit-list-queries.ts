import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AuditAccess } from '#domain/audit/audit-access.ts'
import { auditActions } from '#domain/audit/audit-action.ts'
import {
  type AuditAction,
  type AuditRole,
  type AuditSubjectKind,
  auditRoles,
  auditSubjectKinds,
  formerAuditRoles,
} from '#domain/audit/audit-entry.ts'
import type { TimeOrder } from '#domain/search/time-order.ts'
import type { Reader } from './database.ts'

export type AuditFilter = {
  open: AuditAccess
  action?: AuditAction | undefined
  role?: AuditRole | undefined
  kind?: AuditSubjectKind | undefined
  /** The account of whoever acted. */
  organiser?: string | undefined
  since?: Date | undefined
  before?: Date | undefined
}

type Place = { sort: TimeOrder; after: bigint | null; limit: number }

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

/** One page of the log by time. */
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

/** Of which kinds entries are open, all or some, under the filter. */
const kindsOf = ({ open, kind }: AuditFilter) =>
  [...open.kinds, ...open.ofSecurity].filter(each => kind === undefined || each === kind)

const isOpen = ({ open }: AuditFilter) => sql<SqlBool>`(entry.subject_kind = any(${textArray(open.kinds)})
  or entry.actor_role = 'security' and entry.subject_kind = any(${textArray(open.ofSecurity)}))`

/** The same of a kind and a role, asked once for each pair and not of every entry. */
const isOpenPair = ({ open }: AuditFilter, kind: RawBuilder<unknown>, role: RawBuilder<unknown>) =>
  sql<SqlBool>`(${kind} = any(${textArray(open.kinds)}) or ${role} = 'security')`

const rolesOf = ({ role }: AuditFilter): readonly string[] =>
  role === undefined ? [...auditRoles, ...formerAuditRoles] : [role]

/** Where so many kinds are open, the log is walked as it is: few entries are passed over. */
const isNearlyOpen = ({ open }: AuditFilter) => open.kinds.length * 2 > auditSubjectKinds.length

export const textArray = (words: readonly string[]) => sql`${[...words]}::text[]`

/** What every entry must be besides what its index is asked for. */
export function conditions(
  { since, before }: Pick<AuditFilter, 'since' | 'before'>,
  ...more: (RawBuilder<SqlBool> | null)[]
) {
  const all = [
    since ? sql<SqlBool>`entry.at >= ${since}` : null,
    before ? sql<SqlBool>`entry.at < ${before}` : null,
    ...more,
  ].filter(one => one !== null)
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

/** What a page shows of an entry. */
export const shownOfEntry = sql`entry.id, entry.at, entry.actor_guid, entry.actor_role, entry.subject_kind, entry.subject_guid,
  entry.action, entry.from_value, entry.to_value, entry.reason`

/**
 * The entries in their order: first which, from an index alone, then what they say. One index serves each way of asking: what one organiser did; one
 * action; kinds or a role. Where a value of the index is open, the first of each of its values are read and put in order: a condition for all of them
 * would lose it.
 */
function entries(filter: AuditFilter, place: Place): RawBuilder<AuditListRow> {
  const way = place.sort === 'newest' ? sql`desc` : sql`asc`
  return sql<AuditListRow>`
    select ${shownOfEntry} from (${pageOf(filter, place, way)}) as chosen join audit_entry as entry on entry.id = chosen.id
    order by entry.at ${way}, entry.id ${way}`
}

function pageOf(filter: AuditFilter, { sort, after, limit }: Place, way: RawBuilder<unknown>) {
  const beyond = sort === 'newest' ? sql`<` : sql`>`
  const from =
    after === null
      ? null
      : sql<SqlBool>`(entry.at, entry.id) ${beyond} ((select at from audit_entry where id = ${after}), ${after}::bigint)`
  const end = (row: RawBuilder<unknown>) => sql`order by ${row}.at ${way}, ${row}.id ${way} limit ${limit}`
  return chosen(filter, { from, part: end(sql`entry`), whole: end(sql`found`) })
}

type Ends = {
  /** What all of them must be besides; null for nothing. */
  from: RawBuilder<SqlBool> | null
  /** The order and the limit of each part of the log that is read by itself. */
  part: RawBuilder<unknown>
  /** The same of the parts put together. */
  whole: RawBuilder<unknown>
}

function chosen(filter: AuditFilter, { from, part, whole }: Ends) {
  const { action, role, organiser } = filter
  const open = isOpen(filter)
  const isKind = filter.kind ? sql<SqlBool>`entry.subject_kind = ${filter.kind}` : null
  const first = (...where: (RawBuilder<SqlBool> | null)[]) => sql`
    select entry.id, entry.at from audit_entry as entry where ${conditions(filter, from, ...where)} ${part}`
  const merged = (values: RawBuilder<unknown>, each: RawBuilder<unknown>) => sql`
    select found.id from ${values} cross join lateral (${each}) as found ${whole}`
  const isDone = action ? sql<SqlBool>`entry.action = ${action}` : null
  if (organiser)
    return first(
      sql<SqlBool>`entry.actor_guid = ${organiser}`,
      open,
      isKind,
      isDone,
      role ? sql<SqlBool>`entry.actor_role = ${role}` : null,
    )
  const roles = sql`unnest(${textArray(rolesOf(filter))}) as in_role (role)`
  const isInRole = sql<SqlBool>`entry.actor_role = in_role.role`
  if (action) return merged(roles, first(isDone, isInRole, open, isKind))
  if (role === undefined && filter.kind === undefined && isNearlyOpen(filter)) return first(open)
  return merged(
    sql`unnest(${textArray(kindsOf(filter))}) as of_kind (kind) cross join ${roles}`,
    first(
      sql<SqlBool>`entry.subject_kind = of_kind.kind`,
      isInRole,
      isOpenPair(filter, sql`of_kind.kind`, sql`in_role.role`),
    ),
  )
}

export type ValueCount = { value: string; count: number; more: boolean }

/** A value is counted so far. */
const countedUpTo = 200

/** Without an index to count by, only so many of the newest entries are counted: to read the whole log would take too long. */
const newestCounted = 1000

/** How many entries a filter finds, up to a limit. */
export async function countAuditEntries(
  reader: Reader,
  filter: AuditFilter,
): Promise<{ count: number; more: boolean }> {
  if (kindsOf(filter).length === 0) return { count: 0, more: false }
  const enough = sql`limit ${newestCounted + 1}`
  // The order makes each part read along its index; together they stop as soon as there are enough.
  const part = sql`order by entry.at desc, entry.id desc ${enough}`
  const some = chosen(filter, { from: null, part, whole: enough })
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (${some}) as counted`.execute(reader)
  const found = rows[0]?.found ?? 0
  return { count: Math.min(found, newestCounted), more: found > newestCounted }
}

const columns = { action: 'action', role: 'actor_role', kind: 'subject_kind' } as const

/** Each value with what it finds; `isPartial`: a value that is missing may stand further back. */
export type ValueCounts = { values: ValueCount[]; isPartial: boolean }

/** How many entries each value of a filter would find beside the others; values that find none are left out. */
export async function countAuditValues(
  reader: Reader,
  name: keyof typeof columns,
  wanted: AuditFilter,
): Promise<ValueCounts> {
  const filter = { ...wanted, [name]: undefined }
  if (kindsOf(filter).length === 0) return { values: [], isPartial: false }
  const byIndex =
    filter.organiser === undefined &&
    (name === 'action' ? filter.kind === undefined && isNearlyOpen(filter) : filter.action === undefined)
  if (byIndex) return { values: await countByIndex(reader, name, filter), isPartial: false }
  const newest = entries(filter, { sort: 'newest', after: null, limit: newestCounted })
  const { rows } = await sql<{ value: string; count: bigint }>`
    select ${sql.ref(columns[name])} as value, count(*) as count from (${newest}) as newest group by 1`.execute(
    reader,
  )
  const seen = rows.reduce((sum, { count }) => sum + Number(count), 0)
  const isPartial = seen >= newestCounted
  return {
    values: rows.map(({ value, count }) => ({ value, count: Number(count), more: isPartial })),
    isPartial,
  }
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
      open: isOpen(filter),
    },
    role: {
      of: sql`unnest(${textArray(kinds)}) as other (value)`,
      is: sql<SqlBool>`entry.subject_kind = other.value`,
      open: isOpenPair(filter, sql`other.value`, sql`given.value`),
    },
    kind: {
      of: sql`unnest(${textArray(rolesOf(filter))}) as other (value)`,
      is: sql<SqlBool>`entry.actor_role = other.value`,
      open: isOpenPair(filter, sql`given.value`, sql`other.value`),
    },
  }[name]
  const most = countedUpTo + 1
  const { rows } = await sql<{ value: string; count: bigint }>`
    select given.value, (
      select count(*) from (
        select from ${others.of} cross join lateral (
          select from audit_entry as entry where ${conditions(filter, isIt, others.is, others.open)} limit ${most}
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

/** How many entries of each organiser the other filters would find, among the newest of each. */
export async function countAuditOrganisers(
  reader: Reader,
  organisers: readonly string[],
  wanted: AuditFilter,
): Promise<Map<string, Omit<ValueCount, 'value'>>> {
  const { action, role, kind } = wanted
  const asked = conditions(
    {},
    isOpen(wanted),
    action ? sql<SqlBool>`entry.action = ${action}` : null,
    role ? sql<SqlBool>`entry.actor_role = ${role}` : null,
    kind ? sql<SqlBool>`entry.subject_kind = ${kind}` : null,
  )
  const { rows } = await sql<{ guid: string; found: bigint; seen: bigint }>`
    select given.guid, counted.found, counted.seen
    from unnest(${[...organisers]}::uuid[]) as given (guid) cross join lateral (
      select count(*) filter (where ${asked}) as found, count(*) as seen from (
        select entry.action, entry.actor_role, entry.subject_kind from audit_entry as entry
        where entry.actor_guid = given.guid and ${conditions(wanted)}
        order by entry.at desc, entry.id desc limit ${newestCounted}
      ) as entry
    ) as counted`.execute(reader)
  return new Map(
    rows.map(({ guid, found, seen }) => [
      guid,
      { count: Number(found), more: Number(seen) >= newestCounted },
    ]),
  )
}
