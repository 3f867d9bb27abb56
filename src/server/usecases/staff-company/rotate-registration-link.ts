import { randomUUID } from 'node:crypto'
import type * as routes from '#contract/staff-company.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { saveStaffCompanyRow } from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { holdStaffCompany, loadStaffCompany } from './permitted-staff-company.ts'
import { presentStaffCompany } from './present-staff-company.ts'

/** Makes the link that the caller saw dead; a second press, or another tab, would otherwise kill the link just given out. */
export const rotateRegistrationLink: UseCase<
  typeof routes.rotateRegistrationLink,
  'clock' | 'database'
> = async ({ actor, params: { guid }, body: { registrationGuid }, facts }, { clock, database }) => {
  await database.transaction().execute(async tx => {
    const { company } = await holdStaffCompany(tx, actor, guid)
    if (company.registrationGuid !== registrationGuid) refuse('changed_meanwhile')
    await saveStaffCompanyRow(tx, guid, { registrationGuid: randomUUID() })
    await recordAudit(tx, {
      at: clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: 'staffOwner',
      subjectKind: 'staffCompany',
      subjectGuid: guid,
      action: 'rotateRegistrationLink',
      requestId: facts.requestId,
    })
  })
  return presentStaffCompany(database, (await loadStaffCompany(database, actor, guid)).company)
}
