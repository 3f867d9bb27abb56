import type * as routes from '#contract/employee.ts'
import { changeEmployees, lockEmployees } from '#server/persistence/employee-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { removeReviewed } from '../staff-company/remove-reviewed.ts'

/** Removes employees of any state: their places are free, and their passes void. */
export const removeEmployees: UseCase<typeof routes.removeEmployees, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: { employeeGuids: guids }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(tx =>
    removeReviewed(tx, {
      ...{ actor, facts, companyGuid, guids, at },
      kind: 'employee',
      lock: wanted => lockEmployees(tx, wanted),
      remove: rows => changeEmployees(tx, rows, { removedAt: at }),
    }),
  )
}
