import type * as routes from '#contract/staff-pass.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { signedStaffPasses } from './signed-staff-passes.ts'

/** The passes of a company, for its responsible employee: to show on a phone at the loading gate. */
export const listStaffPasses: UseCase<typeof routes.listStaffPasses, 'database' | 'passes'> = async (
  { actor, params: { guid } },
  needs,
) => {
  const { edition } = await loadStaffCompany(needs.database, actor, guid)
  const passes = await signedStaffPasses(needs, needs.database, { companyGuid: guid, edition })
  const shown =
    (kind: 'employee' | 'vehicle') =>
    ({ subjectGuid, code, validFrom, validTo }: (typeof passes)['employees' | 'vehicles'][number]) => ({
      ...{ subjectGuid, kind, code, validFrom, validTo },
    })
  return { items: [...passes.employees.map(shown('employee')), ...passes.vehicles.map(shown('vehicle'))] }
}
