import type * as routes from '#contract/organiser-staff-company.ts'
import { placesOf } from '#domain/staff-company/forum-day-quota.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countForumPlaces } from '#server/persistence/employee-queries.ts'
import { findListedStaffCompany } from '#server/persistence/staff-company-list-queries.ts'
import {
  findStaffCompanyOfEdition,
  lockStaffCompany,
  readForumDayQuotas,
  saveStaffCompanyRow,
} from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentListedCompany } from './present-listed-company.ts'
import { writeToStaffOwner } from './write-to-staff-owner.ts'

/**
 * Confirms what a company is to the forum, on the version that was read, or puts it right. Places that employees hold already are not taken away: a
 * smaller package is refused (quota_full) until the company has removed some.
 */
export const confirmPackage: UseCase<
  typeof routes.confirmPackage,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: { version, contractorRole }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const wanted = { guid, editionGuid: edition.guid }
    const { accountGuid } = (await findStaffCompanyOfEdition(tx, wanted)) ?? refuse('not_found')
    const company = (await lockStaffCompany(tx, { ...wanted, accountGuid })) ?? refuse('changed_meanwhile')
    if (company.version !== version) refuse('changed_meanwhile')
    const quotas = await readForumDayQuotas(tx, edition.guid)
    const all = placesOf({ contractorRole, confirmed: true, added: company.placesAdded }, quotas)
    if ((await countForumPlaces(tx, guid)) > all)
      refuse('quota_full', { details: [{ field: 'contractorRole', code: 'quota_full' }] })
    await saveStaffCompanyRow(tx, guid, {
      contractorRole,
      roleConfirmedAt: at,
      roleConfirmedBy: actor.accountGuid,
    })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'confirm-packages'),
      subjectKind: 'staffCompany',
      subjectGuid: guid,
      action: 'confirmPackage',
      fromValue: company.contractorRole,
      toValue: contractorRole,
      requestId: facts.requestId,
    })
    await writeToStaffOwner({ needs, tx, edition }, 'staff_package_confirmed', {
      company,
      content: { company: company.name, places: String(all) },
    })
    const row = (await findListedStaffCompany(tx, wanted)) ?? refuse('not_found')
    return presentListedCompany(row, quotas)
  })
}
