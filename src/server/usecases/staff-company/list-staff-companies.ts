import type * as routes from '#contract/organiser-staff-company.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countStaffCompanies, listStaffCompanyRows } from '#server/persistence/staff-company-list-queries.ts'
import { readForumDayQuotas } from '#server/persistence/staff-company-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentListedCompany } from './present-listed-company.ts'

/** Contractors and exhibitors for the console. */
export const listStaffCompanies: UseCase<typeof routes.listStaffCompanies, 'database'> = async (
  { query },
  { database },
) => {
  const { q, state, sort, cursor, limit } = query
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const filter = { editionGuid, q, ...instantsOf(query, timeZone) }
  const confirmed = state && state === 'confirmed'
  const [rows, counts, quotas] = await Promise.all([
    listStaffCompanyRows(database, { ...filter, confirmed, sort, after: decodeCursor(cursor, 2), limit }),
    countStaffCompanies(database, filter),
    readForumDayQuotas(database, editionGuid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return { items: items.map(row => presentListedCompany(row, quotas)), nextCursor, counts }
}
