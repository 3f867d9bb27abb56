import type * as routes from '#contract/volunteer.ts'
import type { UseCase } from '#server/use-case.ts'
import { eraseVolunteerData } from './erase-volunteer.ts'
import { lockOwnVolunteer } from './own-volunteer.ts'

/** A volunteer has their data erased: nothing of theirs is in the books, so nobody has to decide it first. */
export const eraseOwnVolunteer: UseCase<
  typeof routes.eraseOwnVolunteer,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ params: { volunteerToken }, facts }, needs) => {
  await needs.database.transaction().execute(async tx => {
    const { volunteer, edition } = await lockOwnVolunteer(needs, tx, volunteerToken)
    await eraseVolunteerData({ needs, tx, edition }, volunteer, {
      as: 'volunteer',
      role: 'volunteer',
      actorGuid: null,
      at: needs.clock.now(),
      requestId: facts.requestId,
      told: true,
    })
  })
  return null
}
