import type * as routes from '#contract/replacement.ts'
import type { UseCase } from '#server/use-case.ts'
import { givePlace } from '../replacement/give-place.ts'
import { givingOnce } from '../replacement/giving-once.ts'
import { insertMember } from './add-member.ts'
import { coordinatorGives, lockHolder } from './group-place.ts'
import { lockGroup } from './permitted-group.ts'
import { readBoardMember } from './read-board.ts'

/**
 * The coordinator gives the place of a paid member to another person, or again a place whose new person dropped out. The new person is a draft of the
 * same group and goes through every check; the payment waits for them.
 */
export const replaceMember: UseCase<
  typeof routes.replaceMember,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params, body: form, facts }, needs) => {
  const at = needs.clock.now()
  return givingOnce(() =>
    needs.database.transaction().execute(async tx => {
      const context = { ...(await lockGroup(tx, actor, params.guid)), at }
      const { old } = await lockHolder(tx, context, params)
      const giving = coordinatorGives(needs, tx, { ...context, actor, facts })
      const guid = await givePlace(giving, old, () => insertMember(tx, actor, { ...context, form }))
      return readBoardMember(tx, context, guid)
    }),
  )
}
