import type * as routes from '#contract/organiser-owner.ts'
import { judgeOwner } from '#domain/organiser/judge-owner.ts'
import { holdWorker, roleFor } from '#server/organiser-acting.ts'
import { presentOwner } from '#server/organiser-owner.ts'
import { lockApplicationOwner, saveApplicationOwner } from '#server/persistence/application-owner-queries.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { orRefuse, refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'

/** Takes an application, or gives it back. The row is locked, so that of two who take it at once the second is told. */
export const setApplicationOwner: UseCase<typeof routes.setApplicationOwner, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { owner, from }, facts },
  { clock, database },
) =>
  database.transaction().execute(async tx => {
    await holdWorker(tx, actor, 'applications')
    const edition = await readCurrentEdition(tx)
    const wanted = { guid, editionGuid: edition.guid }
    const before = (await lockApplicationOwner(tx, wanted)) ?? refuse('not_found')
    const callerGuid = actor.accountGuid
    const ownerGuid = owner === 'me' ? callerGuid : null
    orRefuse(judgeOwner(before, { owner: ownerGuid, seenOwner: from?.toLowerCase() ?? null, callerGuid }))
    if (ownerGuid !== before.ownerGuid) {
      await saveApplicationOwner(tx, guid, ownerGuid)
      await recordAudit(tx, {
        at: clock.now(),
        actorGuid: callerGuid,
        actorRole: roleFor(actor, 'decide-applications'),
        subjectKind: 'application',
        subjectGuid: guid,
        action: owner === 'me' ? 'takeApplication' : 'giveApplicationBack',
        requestId: facts.requestId,
      })
    }
    return { owner: presentOwner((await lockApplicationOwner(tx, wanted)) ?? before, callerGuid) }
  })
