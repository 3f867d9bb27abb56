import type * as routes from '#contract/raise.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { breaks } from '#server/persistence/constraint.ts'
import { insertRaise, lockRaise } from '#server/persistence/raise-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { holdStaffCompany } from '../staff-company/permitted-staff-company.ts'
import { writeToStaffOwner } from '../staff-company/write-to-staff-owner.ts'
import { presentRaise } from './present-raise.ts'

/** Asks logistics for more places on the forum days; a company has one open request at a time. */
export const askRaise: UseCase<typeof routes.askRaise, 'clock' | 'config' | 'database' | 'sealer'> = async (
  { actor, params: { guid: companyGuid }, body: { places, reason }, facts },
  needs,
) => {
  const at = needs.clock.now()
  try {
    return await needs.database.transaction().execute(async tx => {
      const { company, edition } = await holdStaffCompany(tx, actor, companyGuid)
      const guid = await insertRaise(tx, {
        editionGuid: edition.guid,
        companyGuid,
        placesAsked: places,
        reason,
        askedBy: actor.accountGuid,
        askedAt: at,
        changedAt: at,
      })
      await recordAudit(tx, {
        at,
        actorGuid: actor.accountGuid,
        actorRole: 'staffOwner',
        subjectKind: 'raise',
        subjectGuid: guid,
        action: 'askRaise',
        toValue: String(places),
        requestId: facts.requestId,
      })
      await writeToStaffOwner({ needs, tx, edition }, 'staff_raise_asked', {
        company,
        content: { company: company.name, places: String(places) },
      })
      return presentRaise(tx, await lockRaise(tx, { guid, companyGuid }))
    })
  } catch (error) {
    if (breaks(error, 'quota_raise_open')) refuse('raise_open')
    throw error
  }
}
