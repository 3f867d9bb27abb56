import { lockParticipant } from '#server/persistence/participant-queries.ts'
import { listWithoutPass, settlePasses } from '#server/persistence/pass-standing-queries.ts'
import type { Needs } from '#server/use-case.ts'

const atOnce = 500

/**
 * Gives passes to people who may enter and have none: those admitted before passes came with the verdict, and those whose data came from a backup or by
 * hand. Everybody else has theirs since the change that admitted them.
 */
export async function issueMissingPasses({ clock, database }: Needs<'clock' | 'database'>): Promise<void> {
  for (const { guid, participantGuid, editionGuid } of await listWithoutPass(database, atOnce))
    await database.transaction().execute(async tx => {
      await lockParticipant(tx, { guid: participantGuid, editionGuid })
      await settlePasses(tx, [guid], clock.now())
    })
}
