import type * as routes from '#contract/employee-import.ts'
import { isFaultyEmployee } from '#contract/employee-import-judge.ts'
import type { ImportPreview } from '#contract/import.ts'
import type { Table } from '#server/adapters/spreadsheets/read-table.ts'
import { listEmployeesOf } from '#server/persistence/employee-queries.ts'
import type { AccountActor } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { doublesAmong, readList } from '../import/read-list.ts'
import { loadStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { judgeEmployeeImport } from './judge-employee-import.ts'

export const previewEmployeeFile: UseCase<
  typeof routes.importEmployeeFile,
  'database',
  { upload: { bytes: Buffer } }
> = ({ actor, params, query, upload: { bytes } }, needs) =>
  preview(needs, { actor, companyGuid: params.guid, table: { bytes }, chosen: query.columns })

export const previewEmployeeText: UseCase<typeof routes.importEmployeeText, 'database'> = (
  { actor, params, query, body: table },
  needs,
) => preview(needs, { actor, companyGuid: params.guid, table, chosen: query.columns })

/** Reads a list of employees for the company to check; nobody is added. */
async function preview(
  { database }: Needs<'database'>,
  {
    actor,
    companyGuid,
    table,
    chosen,
  }: { actor: AccountActor; companyGuid: string; table: Table; chosen: string | undefined },
): Promise<ImportPreview> {
  await loadStaffCompany(database, actor, companyGuid)
  const { rows, shown } = await readList(table, { list: 'employees', chosen })
  const people = await judgeEmployeeImport(database, { companyGuid, rows })
  const doubles = doublesAmong(
    people,
    (await listEmployeesOf(database, companyGuid)).map(employee => ({ ...employee, email: null })),
  )
  return {
    ...shown,
    rows: people.map(({ number, cells, missing }, index) => ({
      number,
      cells,
      missing,
      double: doubles[index] === true,
    })),
    faults: people.filter(isFaultyEmployee).length,
  }
}
