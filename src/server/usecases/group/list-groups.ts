import type * as routes from '#contract/organiser-group.ts'
import { type CompanyType, companyTypes } from '#domain/company/company-type.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { coordinatorName } from '#domain/group/coordinator-name.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import type { Reader } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listGroupsOfEdition } from '#server/persistence/group-console-queries.ts'
import {
  countGroups,
  countGroupsBy,
  type GroupFilter,
  listGroupRows,
} from '#server/persistence/group-list-queries.ts'
import type { CallOf, Needs, UseCase } from '#server/use-case.ts'

type Asked = Parameters<typeof instantsOf>[0] & Omit<GroupFilter, 'editionGuid' | 'since' | 'before'>

async function filterOf(reader: Reader, asked: Asked): Promise<GroupFilter> {
  const { guid: editionGuid, timeZone } = await readCurrentEdition(reader)
  const { q, companyType, size } = asked
  return { editionGuid, q, companyType, size, ...instantsOf(asked, timeZone) }
}

/** The groups of the edition in the order that is asked for, as the screen and a file show them. */
export async function readGroups(
  { query }: CallOf<typeof routes.listGroups, 'query'>,
  { database }: Needs<'database'>,
) {
  const { sort, limit } = query
  const filter = await filterOf(database, query)
  const [rows, all] = await Promise.all([
    listGroupRows(database, filter, { sort, after: decodeCursor(query.cursor, 2), limit: limit + 1 }),
    countGroups(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return {
    items: items.map(({ guid, company, phone, coordinator, members, ...row }) => ({
      ...{ guid, company, phone, coordinator, members },
      latinCoordinator: coordinatorName('en', row),
      companyType: knownType(row.companyType),
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor,
    counts: { all },
  }
}

export const listGroups: UseCase<typeof routes.listGroups, 'database'> = readGroups

/** A group may come from a version with other kinds of organisations. */
const knownType = (type: string): CompanyType => companyTypes.find(known => known === type) ?? 'other'

/** What each value of each filter would find beside the others; a filter that is set counts its other values as if it were not. */
export const countGroupFilters: UseCase<typeof routes.countGroupFilters, 'database'> = async (
  { query },
  { database },
) => {
  const filter = await filterOf(database, query)
  const [companyType, size] = await Promise.all([
    countGroupsBy(database, 'companyType', { ...filter, companyType: undefined }),
    countGroupsBy(database, 'size', { ...filter, size: undefined }),
  ])
  const shown = (rows: typeof size) => rows.map(row => ({ ...row, more: false }))
  return { counts: { companyType: shown(companyType), size: shown(size) } }
}

/** The groups of the edition, as a filter of the console's queue. */
export const listGroupChoices: UseCase<typeof routes.listGroupChoices, 'database'> = async (
  _call,
  { database },
) => {
  const edition = await readCurrentEdition(database)
  return { items: await listGroupsOfEdition(database, edition.guid) }
}
