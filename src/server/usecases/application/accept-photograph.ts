import type * as routes from '#contract/organiser-application.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { changeApplication } from '#server/persistence/application-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { readApplication } from './read-application.ts'

/**
 * The committee accepts a photograph that was changed after the approval, or withdraws its request for another. A newer photograph than the one it
 * saw is not accepted.
 */
export const acceptPhotograph: UseCase<typeof routes.acceptPhotograph, 'clock' | 'database'> = async (
  { actor, params: { guid: applicationGuid }, body: seen, facts },
  needs,
) => {
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    if (!record.photographReviewSince && !record.photographRequestedAt) refuse('state_forbids')
    if (record.photographFileGuid !== seen.photographFileGuid) refuse('changed_meanwhile')
    await changeApplication(tx, applicationGuid, {
      change: {
        photographReviewSince: null,
        photographRequest: null,
        photographRequestedAt: null,
      },
      at: needs.clock.now(),
    })
    await recordAudit(tx, {
      at: needs.clock.now(),
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'decide-applications'),
      subjectKind: 'application',
      subjectGuid: applicationGuid,
      action: 'acceptPhotograph',
      reason: seen.photographFileGuid,
      requestId: facts.requestId,
    })
  })
  return readApplication({ actor, params: { guid: applicationGuid } }, needs)
}
