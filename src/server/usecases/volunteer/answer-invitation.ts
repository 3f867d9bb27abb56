import type * as routes from '#contract/volunteer.ts'
import type { UseCase } from '#server/use-case.ts'
import { applyTransition } from '../transition/apply-transition.ts'
import { volunteerMachine } from '../transition/volunteer-machine.ts'
import { lockOwnVolunteer } from './own-volunteer.ts'
import { presentPage } from './read-volunteer-page.ts'
import { volunteerEffects } from './volunteer-effects.ts'

/** A volunteer says that they come, or withdraws. The same answer again changes nothing. */
export const answerInvitation: UseCase<
  typeof routes.answerInvitation,
  'clock' | 'config' | 'database' | 'passes' | 'sealer'
> = async ({ params: { volunteerToken }, body: { action }, facts }, needs) =>
  needs.database.transaction().execute(async tx => {
    const { volunteer, edition } = await lockOwnVolunteer(needs, tx, volunteerToken)
    const by = {
      role: 'volunteer',
      actorGuid: null,
      at: needs.clock.now(),
      requestId: facts.requestId,
    } as const
    const taking = { by: { ...by, as: 'volunteer' } } as const
    if (action === 'confirm' && volunteer.state !== 'confirmed')
      await applyTransition(tx, volunteerMachine, 'confirm', volunteer, taking)
    if (action === 'withdraw' && volunteer.state !== 'withdrawn')
      await applyTransition(tx, volunteerMachine, 'withdraw', volunteer, {
        ...taking,
        effects: volunteerEffects({ needs, tx, edition }, { volunteers: [volunteer], by }),
      })
    const now = await lockOwnVolunteer(needs, tx, volunteerToken)
    return presentPage(needs, tx, now)
  })
