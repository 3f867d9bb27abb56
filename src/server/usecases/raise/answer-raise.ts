import type * as routes from '#contract/organiser-raise.ts'
import { formatMoney } from '#domain/payment/money.ts'
import { m } from '#messages/compiled/messages.js'
import { roleFor } from '#server/organiser-acting.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findListedRaise, findRaise, lockRaise } from '#server/persistence/raise-queries.ts'
import {
  lockStaffCompany,
  readForumDayQuotas,
  saveStaffCompanyRow,
} from '#server/persistence/staff-company-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { writeToStaffOwner } from '../staff-company/write-to-staff-owner.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { raiseMachine } from '../transition/raise-machine.ts'
import { presentListedRaise, totalOf } from './present-raise.ts'

/**
 * Logistics answers a request: offers places at a price, gives them free of charge, or refuses. The company is locked before its request, as by
 * whoever sends employees, so that places given now are counted by the next who sends.
 */
export const answerRaise: UseCase<
  typeof routes.answerRaise,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const wanted = { guid, editionGuid: edition.guid }
    const { companyGuid, accountGuid } = (await findRaise(tx, wanted)) ?? refuse('not_found')
    const company =
      (await lockStaffCompany(tx, { guid: companyGuid, editionGuid: edition.guid, accountGuid })) ??
      refuse('changed_meanwhile')
    const raise = (await lockRaise(tx, { guid, companyGuid })) ?? refuse('not_found')
    if (raise.version !== body.version) refuse('changed_meanwhile')
    const scene = { needs, tx, edition }
    const answer = body.note || null
    const said = { answer, answeredBy: actor.accountGuid, answeredAt: at }
    const { locale } = company
    const note = answer ? ` ${m.mail_staff_raise_note({ note: answer }, { locale })}` : ''
    const by = {
      as: 'logistics',
      role: roleFor(actor, 'decide-raises'),
      actorGuid: actor.accountGuid,
      at,
      requestId: facts.requestId,
    } as const
    if (body.answer === 'offer') {
      const offered = { places: body.places, priceKopecks: BigInt(body.priceKopecks) }
      await applyTransition(tx, raiseMachine, 'offerRaise', raise, {
        by,
        reason: answer,
        change: { ...said, ...offered },
        effects: {
          'notify-offered': () =>
            writeToStaffOwner(scene, 'staff_raise_offered', {
              company,
              content: {
                company: company.name,
                places: String(body.places),
                amount: formatMoney(totalOf(offered) ?? 0n, locale),
                note,
              },
            }),
        },
      })
    } else if (body.answer === 'grant')
      await applyTransition(tx, raiseMachine, 'grantRaise', raise, {
        by,
        reason: answer,
        change: { ...said, places: body.places, priceKopecks: null },
        effects: {
          'add-places': () =>
            saveStaffCompanyRow(tx, companyGuid, { placesAdded: company.placesAdded + body.places }),
          'notify-granted': () =>
            writeToStaffOwner(scene, 'staff_raise_granted', {
              company,
              content: { company: company.name, places: String(body.places), note },
            }),
        },
      })
    else
      await applyTransition(tx, raiseMachine, 'refuseRaise', raise, {
        by,
        reason: answer,
        change: said,
        effects: {
          'notify-refused': () =>
            writeToStaffOwner(scene, 'staff_raise_refused', {
              company,
              content: { company: company.name, places: String(raise.placesAsked), note },
            }),
        },
      })
    const row = (await findListedRaise(tx, wanted)) ?? refuse('not_found')
    return presentListedRaise(row, await readForumDayQuotas(tx, edition.guid))
  })
}
