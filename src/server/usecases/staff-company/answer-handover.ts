import type * as routes from '#contract/staff-company.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { lockStaffCompany, saveStaffCompanyRow } from '#server/persistence/staff-company-queries.ts'
import { endHandover, listHandoversTo } from '#server/persistence/staff-handover-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { ownerColumns } from './present-staff-company.ts'
import { writeToStaffOwner } from './write-to-staff-owner.ts'

/** Takes an offered company, whose former responsible employee loses it at the same moment, or declines it. An offer to another phone is absent (404). */
export const answerHandover: UseCase<
  typeof routes.answerHandover,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body, facts }, needs) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const offers = await listHandoversTo(tx, { phone: actor.phone, editionGuid: edition.guid })
    const offer = offers.find(each => each.guid === guid) ?? refuse('not_found')
    const { companyGuid, accountGuid } = offer
    const company = await lockStaffCompany(tx, { guid: companyGuid, editionGuid: edition.guid, accountGuid })
    if (!company || !(await endHandover(tx, guid, { outcome: body.take ? 'taken' : 'declined', at })))
      refuse('not_found')
    if (body.take)
      await saveStaffCompanyRow(tx, companyGuid, {
        ...ownerColumns(body.owner),
        accountGuid: actor.accountGuid,
        locale: body.locale,
      })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'staffOwner',
      subjectKind: 'staffCompany',
      subjectGuid: companyGuid,
      action: body.take ? 'takeHandover' : 'declineHandover',
      requestId: facts.requestId,
    })
    await writeToStaffOwner(
      { needs, tx, edition },
      body.take ? 'staff_handover_taken' : 'staff_handover_declined',
      { company, content: { company: company.name } },
    )
  })
  return { taken: body.take }
}
