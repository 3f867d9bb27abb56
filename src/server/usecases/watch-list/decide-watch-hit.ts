import type * as routes from '#contract/organiser-watch-list.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  findWatchHit,
  listWatchedRecords,
  lockWatchHit,
  saveWatchDecision,
} from '#server/persistence/watch-list-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentWatchHit } from './present-watch-hit.ts'

/**
 * A person of security says whether it is the person of the list; another decision may follow. Of two who decide at once the first wins, and the other
 * is told. The log names the hit, so that nobody else's history shows that somebody was looked for.
 */
export const decideWatchHit: UseCase<typeof routes.decideWatchHit, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { state, version, note }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { guid: editionGuid } = await readCurrentEdition(tx)
    const wanted = { guid, editionGuid }
    const hit = (await lockWatchHit(tx, wanted)) ?? refuse('not_found')
    if (hit.version !== version) refuse('changed_meanwhile')
    await saveWatchDecision(tx, guid, { state, decidedBy: actor.accountGuid, decidedAt: at, note })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'keep-watch-list'),
      subjectKind: 'watchHit',
      subjectGuid: guid,
      action: state === 'same' ? 'confirmWatchHit' : 'dismissWatchHit',
      fromValue: hit.state,
      toValue: state,
      requestId: facts.requestId,
    })
    const decided = (await findWatchHit(tx, wanted)) ?? refuse('not_found')
    const found = await listWatchedRecords(tx, { editionGuid, guids: [decided.subjectGuid] })
    return (
      presentWatchHit(decided, new Map(found.map(person => [person.guid, person]))) ?? refuse('not_found')
    )
  })
}
