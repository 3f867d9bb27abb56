import type * as routes from '#contract/organiser-application.ts'
import { decidePhotographRequest } from '#domain/photograph/photograph-change.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { changeApplication } from '#server/persistence/application-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { findParticipantByApplication, lockParticipant } from '#server/persistence/participant-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { tell } from '../message/tell-participant.ts'
import { readApplication } from './read-application.ts'

/** The committee asks an approved person for another photograph (decision 020). Refused if the photograph has changed since it was looked at. */
export const requestPhotograph: UseCase<
  typeof routes.requestPhotograph,
  'clock' | 'config' | 'database' | 'sealer'
> = async ({ actor, params: { guid: applicationGuid }, body: input, facts }, needs) => {
  const { reason } = input
  await needs.database.transaction().execute(async tx => {
    const edition = await readCurrentEdition(tx)
    const found = await findParticipantByApplication(tx, { applicationGuid, editionGuid: edition.guid })
    const record = found && (await lockParticipant(tx, { guid: found.guid, editionGuid: edition.guid }))
    if (!record) refuse('not_found')
    const photographGiven = record.photographFileGuid !== null
    const requested = record.photographRequestedAt !== null
    orRefuse(decidePhotographRequest({ application: record.status, photographGiven, requested }))
    if (record.photographFileGuid !== input.photographFileGuid) refuse('changed_meanwhile')
    const at = needs.clock.now()
    await changeApplication(tx, applicationGuid, {
      change: { photographReviewSince: null, photographRequest: reason, photographRequestedAt: at },
      at,
    })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'decide-applications'),
      subjectKind: 'application',
      subjectGuid: applicationGuid,
      action: 'requestPhotograph',
      reason,
      requestId: facts.requestId,
    })
    await tell({ needs, tx, edition }, 'photograph_requested', record, { reason })
  })
  return readApplication({ actor, params: { guid: applicationGuid } }, needs)
}
