import type * as routes from '#contract/confirmation.ts'
import type { Tx } from '#server/persistence/database.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { AccountActor } from '#server/services.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'
import { sendConfirmation } from './send-confirmation.ts'

/**
 * Sends a person a new link, to a corrected phone where one is given; only if a link was sent before. After the confirmation the registrant is told
 * `confirmed_already`, because the application is then closed to them.
 */
export const resendConfirmation: UseCase<
  typeof routes.resendConfirmation,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid }, body: { phone }, facts }, needs) => {
  const at = needs.clock.now()
  return needs.database.transaction().execute(async tx => {
    await refuseConfirmed(tx, actor, guid)
    const { record, edition, role } = await lockParticipantFor(tx, actor, { guid, concern: 'form' })
    if (record.status !== 'unconfirmed') refuse('state_forbids')
    return sendConfirmation(needs, tx, { actor, facts, record, edition, role, at, phone })
  })
}

/** The registrant was told of the confirmation by e-mail and SMS, and has an old page open. */
async function refuseConfirmed(tx: Tx, { accountGuid }: AccountActor, guid: string): Promise<void> {
  const { guid: editionGuid } = await readCurrentEdition(tx)
  const record = await findParticipant(tx, { guid, editionGuid })
  const registered = record?.registeredBy === accountGuid && !record.erasedAt
  if (registered && record.confirmedAt) refuse('confirmed_already')
}
