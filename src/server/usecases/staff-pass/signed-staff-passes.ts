import type { Reader } from '#server/persistence/database.ts'
import type { EditionRow } from '#server/persistence/edition-queries.ts'
import { readSiteWindows } from '#server/persistence/staff-company-queries.ts'
import { listEmployeePasses, listVehiclePasses } from '#server/persistence/staff-pass-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { signSitePass } from '../pass/sign-pass.ts'

/** The passes of a company with their codes; whoever has no window left on site is left out. */
export async function signedStaffPasses(
  needs: Needs<'passes'>,
  reader: Reader,
  { companyGuid, edition }: { companyGuid: string; edition: EditionRow },
) {
  const [windows, employees, vehicles] = await Promise.all([
    readSiteWindows(reader, edition.guid),
    listEmployeePasses(reader, companyGuid),
    listVehiclePasses(reader, companyGuid),
  ])
  const forum = { edition, windows }
  return {
    employees: employees.flatMap(row => {
      const signed = signSitePass(needs, { kind: 'employee', pass: row, access: row }, forum)
      return signed ? [{ ...row, ...signed }] : []
    }),
    vehicles: vehicles.flatMap(row => {
      const signed = signSitePass(needs, { kind: 'vehicle', pass: row, access: row, days: row }, forum)
      return signed ? [{ ...row, ...signed }] : []
    }),
  }
}
