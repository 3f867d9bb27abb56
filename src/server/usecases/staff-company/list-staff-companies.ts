import type * as routes from '#contract/organiser-staff-company.ts'
import { pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countStaffCompanies, listStaffCompanyRows } from '#server/persistence/staff-company-list-queries.ts'
import { readForumDayQuotas } from '#server/persistence/staff-company-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentListedCompany } from './present-listed-company.ts'

/** Contractors and exhibitors for the console, earliest signed up first. */
export const listStaffCompanies: UseCase<typeof routes.listStaffCompanies, 'database'> = async (
  { query: { q, state, cursor, limit } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, q }
  const confirmed = state && state === 'confirmed'
  const [rows, counts, quotas] = await Promise.all([
    listStaffCompanyRows(database, { ...filter, confirmed, after: timePlaceOf(cursor), limit }),
    countStaffCompanies(database, filter),
    readForumDayQuotas(database, edition.guid),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.createdAt.toISOString(), row.guid])
  return { items: items.map(row => presentListedCompany(row, quotas)), nextCursor, counts }
}
