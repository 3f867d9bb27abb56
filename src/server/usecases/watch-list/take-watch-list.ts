import type * as routes from '#contract/organiser-watch-list.ts'
import { roleFor } from '#server/organiser-acting.ts'
import { recordAudit } from '#server/persistence/audit-queries.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countWatchEntries, saveWatchEntries } from '#server/persistence/watch-list-queries.ts'
import type { UseCase } from '#server/use-case.ts'

/** Takes people into the watch list and has them looked for. How many and for what is recorded, never their names. */
export const takeWatchList: UseCase<typeof routes.takeWatchList, 'clock' | 'database' | 'jobs'> = async (
  { actor, body: { people, replace, purpose }, facts },
  { clock, database, jobs },
) => {
  const at = clock.now()
  return database.transaction().execute(async tx => {
    const { guid: editionGuid } = await readCurrentEdition(tx)
    const saved = await saveWatchEntries(tx, {
      editionGuid,
      people: people.map(person => ({
        ...person,
        middleName: person.middleName || null,
        remark: person.remark || null,
      })),
      replace,
      by: actor.accountGuid,
      at,
    })
    await recordAudit(tx, {
      at,
      actorGuid: actor.accountGuid,
      actorRole: roleFor(actor, 'keep-watch-list'),
      subjectKind: 'watchList',
      subjectGuid: editionGuid,
      action: replace ? 'replaceWatchList' : 'loadWatchList',
      toValue: `+${saved.added} −${saved.removed}`,
      reason: purpose,
      requestId: facts.requestId,
    })
    await jobs.enqueue(tx, { name: 'seek-watched', payload: {} })
    const { count } = await countWatchEntries(tx, editionGuid)
    return { ...saved, listed: count }
  })
}
