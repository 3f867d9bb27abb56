import type * as routes from '#contract/organiser-employee.ts'
import { instantsOf } from '#domain/edition/day-range.ts'
import { decodeCursor, pageOf } from '#server/persistence/cursor.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countEmployees, listEmployeeRows } from '#server/persistence/employee-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** Employees of all companies for the console, earliest sent first unless another order is asked for. */
export const listStaffEmployees: UseCase<typeof routes.listStaffEmployees, 'database'> = async (
  { query },
  { database },
) => {
  const edition = await readCurrentEdition(database)
  const { q, state, sort, limit } = query
  const filter = { editionGuid: edition.guid, q, ...instantsOf(query, edition.timeZone) }
  const after = decodeCursor(query.cursor, 2)
  const [rows, counts] = await Promise.all([
    listEmployeeRows(database, { ...filter, state, sort, after, limit }),
    countEmployees(database, filter),
  ])
  const { items, nextCursor } = pageOf(rows, limit, row => [row.sortKey, row.guid])
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
