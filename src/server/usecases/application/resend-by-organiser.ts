import type * as routes from '#contract/organiser-application.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { sendConfirmation } from '../confirmation/send-confirmation.ts'
import { readApplication } from './read-application.ts'

/** An organiser sends an unconfirmed person a new link (product.md §3), without the waiting time of a registrant. */
export const resendByOrganiser: UseCase<
  typeof routes.resendConfirmationLink,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: applicationGuid }, facts }, needs) => {
  const at = needs.clock.now()
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) return refuse('not_found')
    if (record.status !== 'unconfirmed' || record.erasedAt) refuse('state_forbids')
    await sendConfirmation(needs, tx, { actor, facts, record, edition, role: 'organiser', at })
  })
  return readApplication({ actor, params: { guid: applicationGuid } }, needs)
}
