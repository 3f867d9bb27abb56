import type * as routes from '#contract/group.ts'
import { findMember } from '#server/persistence/group-member-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { withdrawApplication } from '../application/withdraw-application.ts'
import { eachMember } from './each-member.ts'

/**
 * Withdraws the applications of members who do not come, each in its own transaction: an open invoice is reissued without them. Whoever is paid for is
 * refused (refund_first): their place goes to another person, or the money is asked back.
 */
export const withdrawMembers: UseCase<
  typeof routes.withdrawMembers,
  'clock' | 'config' | 'database' | 'log' | 'sealer'
> = ({ actor, params: { guid: groupGuid }, body: { participantGuids, reason = null }, facts }, needs) => {
  return eachMember(needs, { actor, groupGuid, participantGuids }, async (tx, context, guid) => {
    const { group, edition, at } = context
    const wanted = { groupGuid: group.guid, editionGuid: edition.guid, participantGuid: guid }
    if (!(await findMember(tx, wanted))) refuse('not_found')
    await withdrawApplication(needs, tx, { actor, facts, guid, reason, at })
  })
}
