import type * as routes from '#contract/staff-update.ts'
import { insertCompanyReading, listCompanyReadings } from '#server/persistence/update-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentForReader, updatesFor } from '../update/read-updates.ts'
import { loadStaffCompany } from './permitted-staff-company.ts'

const isForCompanies = (audience: string) => audience === 'companies'

/** Important updates for companies on site, the newest first, in the caller's language. */
export const listCompanyUpdates: UseCase<
  typeof routes.listCompanyUpdates,
  'clock' | 'database' | 'published'
> = async ({ actor, params: { guid: companyGuid }, facts: { locale } }, needs) => {
  await loadStaffCompany(needs.database, actor, companyGuid)
  const updates = await updatesFor(needs, isForCompanies)
  const readings = await listCompanyReadings(
    needs.database,
    companyGuid,
    updates.map(({ guid }) => guid),
  )
  return { items: presentForReader(updates, { readings, locale }) }
}

/** Marks an update as read by the company; one for participants does not exist (404). */
export const markCompanyUpdateRead: UseCase<
  typeof routes.markCompanyUpdateRead,
  'clock' | 'database' | 'published'
> = async ({ actor, params: { guid: companyGuid, updateGuid } }, needs) => {
  await loadStaffCompany(needs.database, actor, companyGuid)
  const contentGuid = updateGuid.toLowerCase()
  if (!(await updatesFor(needs, isForCompanies)).some(({ guid }) => guid === contentGuid)) refuse('not_found')
  const readAt = needs.clock.now()
  await needs.database
    .transaction()
    .execute(tx => insertCompanyReading(tx, { companyGuid, contentGuid, readAt }))
  return null
}
