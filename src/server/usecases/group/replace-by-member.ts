import type * as routes from '#contract/replacement.ts'
import { mayTakePlace } from '#domain/group/replacement.ts'
import { findMember } from '#server/persistence/group-member-queries.ts'
import { findReplacementOf } from '#server/persistence/replacement-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { givePlace } from '../replacement/give-place.ts'
import { givingOnce } from '../replacement/giving-once.ts'
import { settlePlace } from '../replacement/settle-place.ts'
import { coordinatorGives, lockHolder } from './group-place.ts'
import { lockGroup } from './permitted-group.ts'
import { readBoardMember } from './read-board.ts'

/**
 * The coordinator gives a paid place to somebody who is in the group already and not paid for. Whoever is approved counts as paid at once; for the
 * others the payment waits for their approval, as for a new person (decision 079).
 */
export const replaceByMember: UseCase<
  typeof routes.replaceByMember,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params, body: { takerGuid }, facts }, needs) => {
  const at = needs.clock.now()
  return givingOnce(() =>
    needs.database.transaction().execute(async tx => {
      const context = { ...(await lockGroup(tx, actor, params.guid)), at }
      const { group, edition } = context
      const wanted = { groupGuid: group.guid, editionGuid: edition.guid, participantGuid: takerGuid }
      // Checked before the lock, so that nobody can block people who are not theirs.
      if (!(await findMember(tx, wanted))) refuse('not_found')
      const { old, taker } = await lockHolder(tx, context, { ...params, takerGuid })
      if (!taker) refuse('not_found')
      // A person takes one place at most (decision 036).
      if (!mayTakePlace(taker) || (await findReplacementOf(tx, taker.applicationGuid)))
        refuse('state_forbids')
      const giving = coordinatorGives(needs, tx, { ...context, actor, facts })
      await givePlace(giving, old, async () => taker.guid)
      if (taker.status === 'approved') {
        const { actorGuid, role, requestId } = giving
        const settled = await settlePlace(tx, taker, { at, actorGuid, role, requestId, as: 'payer' })
        if (!settled) refuse('state_forbids')
        await tell(giving, 'place_taken', taker, {})
      }
      return readBoardMember(tx, context, taker.guid)
    }),
  )
}
