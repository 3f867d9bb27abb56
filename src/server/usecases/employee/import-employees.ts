import type * as routes from '#contract/employee-import.ts'
import { employeeOf } from '#contract/employee-import-judge.ts'
import { listFields } from '#domain/import/import-columns.ts'
import { typedRow } from '#domain/import/import-rows.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import { insertEmployees } from '#server/persistence/employee-queries.ts'
import { refuseFields } from '#server/refuse-fields.ts'
import type { UseCase } from '#server/use-case.ts'
import { onSiteConsentText } from '../consent/on-site-consent.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { judgeEmployeeImport } from './judge-employee-import.ts'
import { employeeColumns } from './present-employee.ts'

/**
 * Writes all employees of a list down, or nobody if any cell is wrong. The company is locked first and the list judged under its lock: the same list
 * sent by two browsers at once adds each employee once, and the second is told that they are there already.
 */
export const importEmployees: UseCase<typeof routes.importEmployeeRows, 'clock' | 'database'> = async (
  { actor, params: { guid: companyGuid }, body: { rows }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { edition } = await holdStaffCompany(tx, actor, companyGuid)
    const typed = rows.map(({ number, values }) => typedRow(number, values))
    const people = await judgeEmployeeImport(tx, { companyGuid, rows: typed })
    const faults = people.flatMap(({ cells }, index) =>
      listFields.employees.flatMap(field => {
        const { code } = cells[field]
        return code ? [{ field: `rows.${index}.${field}`, code }] : []
      }),
    )
    if (faults.length > 0) refuseFields(faults)
    const { record } = onSiteConsentText(edition, facts.locale)
    const guids = await insertEmployees(
      tx,
      people.map(person => ({
        ...employeeColumns(employeeOf(person)),
        ...record,
        companyGuid,
        selfRegistered: false,
        createdAt: at,
      })),
    )
    await recordAudits(
      tx,
      guids.map(subjectGuid => ({
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'staffOwner' as const,
        subjectKind: 'employee' as const,
        subjectGuid,
        action: 'importEmployee' as const,
        toValue: 'unconfirmed',
        requestId: facts.requestId,
      })),
    )
    return { added: guids.length }
  })
}
