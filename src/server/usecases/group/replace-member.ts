import type * as routes from '#contract/replacement.ts'
import { findMember } from '#server/persistence/group-member-queries.ts'
import { findFormerMember } from '#server/persistence/group-place-queries.ts'
import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { givePlace } from '../replacement/give-place.ts'
import { givingOnce } from '../replacement/giving-once.ts'
import { insertMember } from './add-member.ts'
import { lockGroup } from './permitted-group.ts'
import { readBoardMember } from './read-board.ts'

/**
 * The coordinator gives the place of a paid member to another person, or again a place whose new person dropped out. The new person is a draft of the
 * same group and goes through every check; the payment waits for them.
 */
export const replaceMember: UseCase<
  typeof routes.replaceMember,
  'clock' | 'config' | 'database' | 'jobs' | 'sealer'
> = async ({ actor, params, body: form, facts }, needs) => {
  const of = { groupGuid: params.guid, participantGuid: params.participantGuid }

  const at = needs.clock.now()
  return givingOnce(() =>
    needs.database.transaction().execute(async tx => {
      const context = { ...(await lockGroup(tx, actor, of.groupGuid)), at }
      const { edition } = context
      const wanted = { ...of, editionGuid: edition.guid }
      const known = (await findMember(tx, wanted)) ?? (await findFormerMember(tx, wanted))
      if (!known) refuse('not_found')
      const old = await lockParticipant(tx, { guid: of.participantGuid, editionGuid: edition.guid })
      if (!old) refuse('not_found')
      const giving = {
        ...{ needs, tx, edition, at },
        actorGuid: actor.accountGuid,
        as: 'coordinator' as const,
        role: 'coordinator' as const,
        requestId: facts.requestId,
      }
      const guid = await givePlace(giving, old, () => insertMember(tx, actor, { ...context, form }))
      return readBoardMember(tx, context, guid)
    }),
  )
}
