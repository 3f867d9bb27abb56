import type * as routes from '#contract/organiser-duplicate.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudits } from '#server/persistence/audit-queries.ts'
import {
  findDuplicatePair,
  listDuplicateRecords,
  lockDuplicatePair,
  saveDuplicateDecision,
} from '#server/persistence/duplicate-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { refuse } from '#server/refuse.ts'
import type { UseCase } from '#server/use-case.ts'
import { presentDuplicate } from './present-duplicate.ts'
import { refuseMerged } from './refuse-merged.ts'

/** Remembers that two records are two people's, or forgets it again. Of two who decide at once the first wins, and the other is told. */
export const decideDuplicate: UseCase<typeof routes.decideDuplicate, 'clock' | 'database'> = async (
  { actor, params: { guid }, body: { state, version, note }, facts },
  { clock, database },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { guid: editionGuid } = await readCurrentEdition(tx)
    const wanted = { guid, editionGuid }
    const pair = (await lockDuplicatePair(tx, wanted)) ?? refuse('not_found')
    if (pair.state === 'merged') await refuseMerged(tx, pair)
    if (pair.version !== version) refuse('changed_meanwhile')
    if (pair.state === state) refuse('state_forbids')
    const isDecided = state === 'different'
    await saveDuplicateDecision(tx, guid, {
      state,
      decidedBy: isDecided ? actor.accountGuid : null,
      decidedAt: isDecided ? at : null,
      note: isDecided ? note || null : null,
    })
    const guids = [pair.leftGuid, pair.rightGuid]
    // The note stays with the pair, which goes with either person's data.
    await recordAudits(
      tx,
      guids.map(subjectGuid => ({
        at,
        actorGuid: actor.accountGuid,
        actorRole: roleFor(actor, 'settle-duplicates'),
        subjectKind: 'participant' as const,
        subjectGuid,
        action: isDecided ? ('partDuplicates' as const) : ('doubtDuplicates' as const),
        requestId: facts.requestId,
      })),
    )
    const [decided, found] = await Promise.all([
      findDuplicatePair(tx, wanted),
      listDuplicateRecords(tx, { editionGuid, guids }),
    ])
    const records = new Map(found.map(record => [record.guid, record]))
    return (decided && presentDuplicate(decided, records)) ?? refuse('not_found')
  })
}
