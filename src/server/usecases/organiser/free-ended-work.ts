import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { listEndedOrganisers } from '#server/persistence/organiser-team-queries.ts'
import { countOrganiserWork } from '#server/persistence/organiser-work-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { freeAllWork } from './pass-work.ts'
import { findMember, openTeam } from './team-change.ts'

/** Within a day an older copy of the app, which does not pass on all kinds of work, is gone. */
const dayMs = 86_400_000

/** Nothing waits for somebody whose access has ended by its day, or was closed by an older copy. */
export async function freeEndedWork(needs: Needs<'clock' | 'config' | 'database' | 'sealer'>): Promise<void> {
  const { database, clock } = needs
  const ended = await listEndedOrganisers(database, {
    at: clock.now(),
    closedSince: new Date(clock.wall().getTime() - dayMs),
  })
  if (ended.length === 0) return
  const { guid: editionGuid, timeZone } = await readCurrentEdition(database)
  const by = { guid: null, role: 'clock', requestId: null } as const
  for (const accountGuid of ended) {
    const left = await countOrganiserWork(database, { accountGuid, editionGuid })
    if (Object.values(left).every(count => count === 0)) continue
    await database.transaction().execute(async tx => {
      const team = await openTeam({ needs, tx, timeZone, by })
      // An admin may have opened the access again meanwhile.
      const { endsAt, revokedAt } = findMember(team, accountGuid)
      if (revokedAt || (endsAt && endsAt <= clock.now())) await freeAllWork(team, accountGuid)
    })
  }
}
