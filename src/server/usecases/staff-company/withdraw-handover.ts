import type * as routes from '#contract/staff-company.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { endHandover, findOpenHandover } from '#server/persistence/staff-handover-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { holdStaffCompany, loadStaffCompany } from './permitted-staff-company.ts'
import { presentStaffCompany } from './present-staff-company.ts'

/** Takes the offer of a company back, unless it was taken meanwhile: then the company is no longer the caller's (404). */
export const withdrawHandover: UseCase<typeof routes.withdrawHandover, 'clock' | 'database'> = async (
  { actor, params: { guid }, facts },
  { clock, database },
) => {
  const at = clock.now()
  await database.transaction().execute(async tx => {
    await holdStaffCompany(tx, actor, guid)
    const open = await findOpenHandover(tx, guid)
    if (!open) refuse('state_forbids')
    await endHandover(tx, open.guid, { outcome: 'withdrawn', at })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'staffOwner',
      subjectKind: 'staffCompany',
      subjectGuid: guid,
      action: 'withdrawHandover',
      requestId: facts.requestId,
    })
  })
  return presentStaffCompany(database, (await loadStaffCompany(database, actor, guid)).company)
}
