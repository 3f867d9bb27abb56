import type * as routes from '#contract/employee.ts'
import { changeEmployees, lockEmployees } from '#server/persistence/employee-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { removeReviewed } from '../staff-company/remove-reviewed.ts'
import { tellEmployees } from '../staff-company/tell-employees.ts'

/** Removes employees of any state: their places are free, and their passes void. */
export const removeEmployees: UseCase<
  typeof routes.removeEmployees,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: companyGuid }, body: { employeeGuids: guids }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(tx =>
    removeReviewed(tx, {
      ...{ actor, facts, companyGuid, guids, at },
      kind: 'employee',
      lock: wanted => lockEmployees(tx, wanted),
      remove: rows => changeEmployees(tx, rows, { removedAt: at }),
      tell: ({ company, edition }, removed) =>
        tellEmployees(
          { needs, tx, edition },
          removed.map(record => ({ company, record })),
          'employee_pass_void',
        ),
    }),
  )
}
