import type * as routes from '#contract/photograph.ts'
import { mayRemovePhotograph } from '#domain/photograph/photograph-change.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { removeFile } from '#server/persistence/file-queries.ts'
import { setPhotograph } from '#server/persistence/participant-queries.ts'
import { forgetPhotographCheck } from '#server/persistence/photograph-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { lockParticipantFor } from '../participant/permitted-participant.ts'

/** Removes a participant's photograph; while the committee reviews the application it can only be replaced. */
export const removePhotograph: UseCase<
  typeof routes.removePhotograph,
  'clock' | 'database' | 'files'
> = async ({ actor, params: { guid }, facts }, needs) => {
  const at = needs.clock.now()
  const key = await needs.database.transaction().execute(async tx => {
    const { record, role } = await lockParticipantFor(tx, actor, { guid, concern: ['profile', 'form'] })
    if (!mayRemovePhotograph(record.status)) refuse('state_forbids')
    if (!record.photographFileGuid) return null
    await removeFile(tx, record.photographFileGuid, at)
    await forgetPhotographCheck(tx, record.photographFileGuid)
    await setPhotograph(tx, guid, { fileGuid: null, at })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: role,
      subjectKind: 'participant',
      subjectGuid: guid,
      action: 'removePhotograph',
      requestId: facts.requestId,
    })
    return `photographs/${record.photographFileGuid}.jpg`
  })
  if (key) await needs.files.delete(key)
  return null
}
