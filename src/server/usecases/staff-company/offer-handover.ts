import type * as routes from '#contract/staff-company.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { endHandover, findOpenHandover, insertHandover } from '#server/persistence/staff-handover-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { tellAddressee } from '../message/tell-addressee.ts'
import { holdStaffCompany, loadStaffCompany } from './permitted-staff-company.ts'
import { presentStaffCompany } from './present-staff-company.ts'

/** Offers the company to another phone; the present responsible employee stays until it is taken. An earlier offer ends. */
export const offerHandover: UseCase<
  typeof routes.offerHandover,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: { phone }, facts }, needs) => {
  const { clock, database } = needs
  const at = clock.now()
  await database.transaction().execute(async tx => {
    const { company, edition } = await holdStaffCompany(tx, actor, guid)
    if (phone === company.ownerPhone)
      refuse('phone_own', { details: [{ field: 'phone', code: 'phone_own' }] })
    const open = await findOpenHandover(tx, guid)
    if (open) await endHandover(tx, open.guid, { outcome: 'withdrawn', at })
    await insertHandover(tx, { companyGuid: guid, phone, offeredBy: actor.accountGuid, offeredAt: at })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: 'staffOwner',
      subjectKind: 'staffCompany',
      subjectGuid: guid,
      action: 'offerHandover',
      requestId: facts.requestId,
    })
    const { locale } = company
    await tellAddressee(
      { needs, tx, edition },
      'staff_handover_offered',
      { participantGuid: null, phone, email: null, locale, name: null },
      { company: company.name },
    )
  })
  return presentStaffCompany(database, (await loadStaffCompany(database, actor, guid)).company)
}
