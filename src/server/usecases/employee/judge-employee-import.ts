import { setImmediate as loopTurn } from 'node:timers/promises'
import { judgeImportedEmployee } from '#contract/employee-import-judge.ts'
import type { JudgedPerson } from '#contract/import-judge.ts'
import { normalisePhone } from '#contract/phone.ts'
import {
  createEmployeeIndex,
  identityCell,
  identityOf,
  markEmployeeRepeats,
} from '#domain/import/import-employee.ts'
import { readImportPerson } from '#domain/import/import-person.ts'
import type { TypedRow } from '#domain/import/import-rows.ts'
import type { Reader } from '#server/persistence/database.ts'
import { listEmployeesOf } from '#server/persistence/employee-queries.ts'

/** A few milliseconds' work. */
const rowsAtStretch = 20

const sources = { groupInn: null, findCountry: () => null, normalisePhone }

/** Checks employees of a list: each cell by itself, against the other rows, and against those whom the company has. */
export async function judgeEmployeeImport(
  reader: Reader,
  { companyGuid, rows }: { companyGuid: string; rows: TypedRow[] },
): Promise<JudgedPerson[]> {
  const people: JudgedPerson[] = []
  for (const row of rows) {
    people.push(judgeImportedEmployee(readImportPerson(row, sources)))
    // Five hundred rows at a stretch would keep everybody else waiting.
    if (people.length % rowsAtStretch === 0) await loopTurn()
  }
  markEmployeeRepeats(people)
  const known = createEmployeeIndex()
  for (const employee of await listEmployeesOf(reader, companyGuid)) known.add(employee)
  for (const person of people) {
    const cell = identityCell(person)
    // A grown list names those again whom the company has: that is no fault of the row.
    if ((!cell.code || cell.code === 'twice_in_list') && known.has(identityOf(person)))
      cell.code = 'already_in_company'
  }
  return people
}
