import type * as routes from '#contract/favourite.ts'
import { type MarkChange, mergeMarks } from '#domain/favourite/favourite.ts'
import { keepMarks, markChangesOf } from '#server/persistence/favourite-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import { loadParticipantFor, lockParticipantFor } from '../participant/permitted-participant.ts'

export const readFavourites: UseCase<typeof routes.readFavourites, 'database'> = async (
  { actor, params: { guid } },
  needs,
) => {
  await loadParticipantFor(needs.database, actor, { guid, concern: 'home' })
  return { changes: await markChangesOf(needs.database, guid) }
}

/** Joins a device's marks with those that are kept, and answers all of them. */
export const keepFavourites: UseCase<typeof routes.keepFavourites, 'clock' | 'database'> = async (
  { actor, params: { guid }, body },
  needs,
) => {
  const now = needs.clock.wall()
  // A device's clock that runs ahead must not have the last word for ever.
  const bounded = body.changes.map(
    (change): MarkChange => ({
      ...change,
      at: new Date(Math.min(Date.parse(change.at), now.getTime())).toISOString(),
    }),
  )
  return needs.database.transaction().execute(async tx => {
    await lockParticipantFor(tx, actor, { guid, concern: 'home' })
    await keepMarks(tx, guid, mergeMarks([], bounded))
    return { changes: await markChangesOf(tx, guid) }
  })
}
