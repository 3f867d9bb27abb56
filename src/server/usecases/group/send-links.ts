import type * as routes from '#contract/group.ts'
import type { Tx } from '#server/persistence/database.ts'
import { RefusalError, refuse } from '#server/refuse.ts'
import type { AccountActor, RequestFacts } from '#server/services.ts'
import type { Needs, UseCase } from '#server/use-case.ts'
import { sendConfirmation } from '../confirmation/send-confirmation.ts'
import { eachMember } from './each-member.ts'
import type { MemberContext } from './member-facts.ts'
import { lockFilledInMember } from './permitted-member.ts'

/** Sends the confirmation link to members with valid forms, each in its own transaction and with its own result. */
export const sendLinks: UseCase<
  typeof routes.sendMemberLinks,
  'clock' | 'config' | 'database' | 'log' | 'sealer'
> = ({ actor, params: { guid: groupGuid }, body: { participantGuids }, facts }, needs) => {
  return eachMember(needs, { actor, groupGuid, participantGuids }, (tx, context, participantGuid) =>
    sendLink(needs, tx, { actor, facts, context, participantGuid, toMany: participantGuids.length > 1 }),
  )
}

/** Sends one member a link, the first or a further one; an incomplete form is refused as `group_data_incomplete`. */
export async function sendLink(
  needs: Needs<'clock' | 'config' | 'sealer'>,
  tx: Tx,
  sending: {
    actor: AccountActor
    facts: RequestFacts
    context: MemberContext
    participantGuid: string
    toMany: boolean
  },
): Promise<void> {
  const { actor, facts, context, participantGuid, toMany } = sending
  const { edition, at } = context
  const record = await lockFilledInMember(tx, context, participantGuid)
  try {
    await sendConfirmation(needs, tx, { actor, facts, record, edition, role: 'coordinator', at, toMany })
  } catch (error) {
    if (
      error instanceof RefusalError &&
      (error.code === 'fields_required' || error.code === 'fields_invalid')
    )
      refuse('group_data_incomplete', { details: error.details })
    throw error
  }
}
