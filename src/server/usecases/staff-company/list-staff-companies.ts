import type * as routes from '#contract/organiser-staff-company.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countStaffCompanies, listStaffCompanyRows } from '#server/persistence/staff-company-list-queries.ts'
import { readForumDayQuotas } from '#server/persistence/staff-company-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentListedCompany } from './present-listed-company.ts'

/** Contractors and exhibitors for the console. */
export const listStaffCompanies: UseCase<typeof routes.listStaffCompanies, 'database'> = async (
  { query: { q, state, sort, cursor, limit } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, q }
  const confirmed = state && state === 'confirmed'
  const [rows, counts, quotas] = await Promise.all([
    listStaffCompanyRows(database, { ...filter, confirmed, sort, after: decodeCursor(cursor, 2), limit }),
    countStaffCompanies(database, filter),
    readForumDayQuotas(database, edition.guid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
  return { items: items.map(row => presentListedCompany(row, quotas)), nextCursor, counts }
}
