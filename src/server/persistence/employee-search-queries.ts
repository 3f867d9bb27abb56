import type { Reader } from './database.ts'
import { listNamed, mostCandidates } from './identity-queries.ts'

/** Employees of contractors found by name, in any usual spelling, or by phone. */
export function listEmployeesFound(
  reader: Reader,
  { editionGuid, typed }: { editionGuid: string; typed: string },
) {
  return listNamed(
    condition =>
      reader
        .selectFrom('employee')
        .innerJoin('staffCompany', 'staffCompany.guid', 'employee.companyGuid')
        .select(['employee.guid', 'employee.state', 'staffCompany.name as companyName'])
        .select(['employee.lastName', 'employee.firstName', 'employee.middleName'])
        .select(['employee.latinLastName', 'employee.latinFirstName'])
        .where('staffCompany.editionGuid', '=', editionGuid)
        .where('employee.removedAt', 'is', null)
        .where(condition)
        .limit(mostCandidates)
        .execute(),
    { table: 'employee', typed, idOf: row => row.guid },
  )
}
