import type * as routes from '#contract/staff-company.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadStaffCompany } from './permitted-staff-company.ts'
import { presentStaffCompany } from './present-staff-company.ts'

export const readStaffCompany: UseCase<typeof routes.readStaffCompany, 'database'> = async (
  { actor, params: { guid } },
  { database },
) => presentStaffCompany(database, (await loadStaffCompany(database, actor, guid)).company)
