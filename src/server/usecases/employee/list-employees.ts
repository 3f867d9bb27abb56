import type * as routes from '#contract/employee.ts'
import { listEmployeesOf } from '#server/persistence/employee-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { presentEmployee } from './present-employee.ts'

/** Everybody whom a company brings, for its responsible employee. */
export const listEmployees: UseCase<typeof routes.listEmployees, 'database'> = async (
  { actor, params: { guid } },
  { database },
) => {
  await loadStaffCompany(database, actor, guid)
  return { items: (await listEmployeesOf(database, guid)).map(presentEmployee) }
}
