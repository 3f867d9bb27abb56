import type * as routes from '#contract/raise.ts'
import { lockRaise } from '#server/persistence/raise-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { writeToStaffOwner } from '../staff-company/write-to-staff-owner.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { raiseMachine } from '../transition/raise-machine.ts'
import { holdRaise } from './hold-raise.ts'
import { presentRaise } from './present-raise.ts'

/** Takes a request back, or declines what was offered; an issued invoice is cancelled first. */
export const withdrawRaise: UseCase<
  typeof routes.withdrawRaise,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: companyGuid, raiseGuid }, body: { version }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    const { raise, company, edition } = await holdRaise(tx, actor, { companyGuid, raiseGuid, version })
    await applyTransition(tx, raiseMachine, 'withdrawRaise', raise, {
      by: {
        as: 'owner',
        role: 'staffOwner',
        actorGuid: actor.accountGuid,
        at,
        requestId: facts.requestId,
      },
      effects: {
        'notify-withdrawn': () =>
          writeToStaffOwner({ needs, tx, edition }, 'staff_raise_withdrawn', {
            company,
            content: { company: company.name, places: String(raise.placesAsked) },
          }),
      },
    })
    return presentRaise(tx, await lockRaise(tx, { guid: raiseGuid, companyGuid }))
  })
}
