import type * as routes from '#contract/organiser-employee.ts'
import { pageOf, timePlaceOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countEmployees, listEmployeeRows } from '#server/persistence/employee-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** Employees of all companies for the console, earliest sent first. */
export const listStaffEmployees: UseCase<typeof routes.listStaffEmployees, 'database'> = async (
  { query: { q, state, cursor, limit } },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const filter = { editionGuid: edition.guid, q }
  const [rows, counts] = await Promise.all([
    listEmployeeRows(database, { ...filter, state, after: timePlaceOf(cursor), limit }),
    countEmployees(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sentAt?.toISOString() ?? null, row.guid])
  return {
    items: items.map(row => {
      const { guid, companyName, contractorRole, onSiteRole, onForum, onMontage } = row
      return {
        ...{ guid, companyName, contractorRole, onSiteRole, onForum, onMontage },
        name: [row.lastName, row.firstName, row.middleName].filter(Boolean).join(' '),
        latinName: `${row.latinFirstName} ${row.latinLastName}`,
        registrationAddress: row.registrationAddress,
        state: row.state,
        sentAt: row.sentAt?.toISOString() ?? null,
        note: row.decisionNote,
      }
    }),
    nextCursor,
    counts: Object.fromEntries(counts.map(({ state: value, count }) => [value, count])),
  }
}
