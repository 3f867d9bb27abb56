import type * as routes from '#contract/staff-company.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { saveStaffCompanyRow } from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { holdStaffCompany, loadStaffCompany } from './permitted-staff-company.ts'
import { presentStaffCompany } from './present-staff-company.ts'

/** In which language and which way the responsible employee gets the forum's messages. */
export const saveStaffSettings: UseCase<typeof routes.saveStaffSettings, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { version, locale, noticesBy }, facts },
  { clock, database },
) => {
  await database.transaction().execute(async tx => {
    const { company } = await holdStaffCompany(tx, actor, guid)
    if (version !== company.version) refuse('changed_meanwhile')
    await saveStaffCompanyRow(tx, guid, { locale, noticesBy })
    await recordAudit(tx, {
      at: clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: 'staffOwner',
      subjectKind: 'staffCompany',
      subjectGuid: guid,
      action: 'saveSettings',
      requestId: facts.requestId,
    })
  })
  return presentStaffCompany(database, (await loadStaffCompany(database, actor, guid)).company)
}
