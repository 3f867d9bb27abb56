import type * as routes from '#contract/raise.ts'
import { sellerOf } from '#server/persistence/legal-details-queries.ts'
import { listRaisesOf } from '#server/persistence/raise-queries.ts'
import { readSiteSetting } from '#server/persistence/site-setting-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { presentRaises } from './present-raise.ts'

export const listRaises: UseCase<typeof routes.listRaises, 'database'> = async (
  { actor, params: { guid }, facts },
  { database },
) => {
  const { company, edition } = await loadStaffCompany(database, actor, guid)
  const { placePriceKopecks } = await readSiteSetting(database, edition.guid)
  return {
    items: await presentRaises(database, await listRaisesOf(database, company.guid)),
    placePriceKopecks: placePriceKopecks.toString(),
    payFromAbroad: sellerOf(edition).payFromAbroad?.[facts.locale] ?? null,
  }
}
