import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CompanyType, companyTypes } from '#domain/company/company-type.ts'
import type { GroupSize, GroupSort } from '#domain/group/group-list.ts'
import { groupMatches } from './console-search-queries.ts'
import type { Reader } from './database.ts'
import type { DB } from './database-types.gen.ts'
import { coordinatorName } from './group-console-queries.ts'
import { bothWays, comesAfter, isWithin, type ListOrder } from './list-order.ts'

export type GroupFilter = {
  editionGuid: string
  q?: string | undefined
  companyType?: CompanyType | undefined
  size?: GroupSize | undefined
  /** When the group was made; `before` itself no longer counts. */
  since?: Date | undefined
  before?: Date | undefined
}

/** Counted by the index of the members, which also orders by it: groups are some thousands at most. */
const members = sql<bigint>`(select count(*) from group_member
  where group_member.group_guid = participant_group.guid and group_member.removed_at is null)`

const size = sql<GroupSize>`case when exists (select from group_member
  where group_member.group_guid = participant_group.guid and group_member.removed_at is null) then 'some' else 'none' end`

const byCompany = bothWays('text', sql`lower(participant_group.company_short_name collate "und-x-icu")`)
const byCoordinator = bothWays(
  'text',
  sql`lower((participant_group.last_name || ' ' || participant_group.first_name) collate "und-x-icu")`,
)
/** In the order of the filter, and of one field by company. */
const byCompanyType = bothWays(
  'text',
  sql`lpad(array_position(${[...companyTypes]}::text[], participant_group.company_type)::text, 2, '0') || ' '
    || lower(participant_group.company_short_name collate "und-x-icu")`,
)
const byMembers = bothWays('whole', members)
const byTime = bothWays('instant', sql`participant_group.created_at`)

const orders: Record<GroupSort, ListOrder> = {
  company: byCompany.up,
  companyDown: byCompany.down,
  coordinator: byCoordinator.up,
  coordinatorDown: byCoordinator.down,
  largest: byMembers.down,
  smallest: byMembers.up,
  newest: byTime.down,
  oldest: byTime.up,
  companyType: byCompanyType.up,
  companyTypeDown: byCompanyType.down,
}

const groupGuid = sql`participant_group.guid`

function matching(filter: GroupFilter): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'participantGroup'>()
  const parts: Expression<SqlBool>[] = [eb('participantGroup.editionGuid', '=', filter.editionGuid)]
  if (filter.q) parts.push(groupMatches(filter.q))
  if (filter.companyType) parts.push(eb('participantGroup.companyType', '=', filter.companyType))
  if (filter.size) parts.push(sql<SqlBool>`${size} = ${filter.size}`)
  parts.push(isWithin(sql`participant_group.created_at`, filter))
  return eb.and(parts)
}

/** One page in an order; each row says by `sortKey` where it stands in it. */
export async function listGroupRows(
  reader: Reader,
  filter: GroupFilter,
  place: { sort: GroupSort; after: readonly (string | null)[] | null; limit: number },
) {
  const order = orders[place.sort]
  const rows = await reader
    .selectFrom('participantGroup')
    .innerJoin('account', 'account.guid', 'participantGroup.accountGuid')
    .select(['participantGroup.guid', 'participantGroup.companyShortName as company', 'account.phone'])
    .select(['participantGroup.companyType', 'participantGroup.createdAt'])
    .select(['participantGroup.firstName', 'participantGroup.lastName'])
    .select(['participantGroup.latinFirstName', 'participantGroup.latinLastName'])
    .select([
      coordinatorName.as('coordinator'),
      members.as('members'),
      sql<string>`(${order.key})::text`.as('sortKey'),
    ])
    .where(matching(filter))
    .where(comesAfter(order, groupGuid, place.after))
    .orderBy(order.key, order.way)
    .orderBy('participantGroup.guid', order.way)
    .limit(place.limit)
    .execute()
  return rows.map(row => ({ ...row, members: Number(row.members) }))
}

export async function countGroups(reader: Reader, filter: GroupFilter): Promise<number> {
  const { count } = await reader
    .selectFrom('participantGroup')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow()
  return count
}

const counted: Record<'companyType' | 'size', RawBuilder<string>> = {
  companyType: sql`participant_group.company_type`,
  size,
}

/** How many groups a filter finds of each value. */
export function countGroupsBy(
  reader: Reader,
  by: 'companyType' | 'size',
  filter: GroupFilter,
): Promise<{ value: string; count: number }[]> {
  return reader
    .selectFrom('participantGroup')
    .select([counted[by].as('value'), sql<number>`count(*)::integer`.as('count')])
    .where(matching(filter))
    .groupBy(counted[by])
    .execute()
}
