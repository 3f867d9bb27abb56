import { readEdition } from '#server/persistence/edition-queries.ts'
import { listAgedVolunteers, lockVolunteers } from '#server/persistence/volunteer-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { eraseVolunteerData } from '../volunteer/erase-volunteer.ts'

/** The rest is left to the next hour. */
const mostVolunteers = 400

/** Volunteers of forums that have been over for thirty days, as their consent says, each in a transaction of their own. */
export async function eraseAgedVolunteers(
  needs: Needs<'clock' | 'config' | 'database' | 'sealer'>,
  { editionGuids, at }: { editionGuids: readonly string[]; at: Date },
): Promise<void> {
  if (editionGuids.length === 0) return
  const aged = await listAgedVolunteers(needs.database, { editionGuids, limit: mostVolunteers })
  const faults: unknown[] = []
  for (const { guid, editionGuid } of aged)
    await needs.database
      .transaction()
      .execute(async tx => {
        const [volunteer] = await lockVolunteers(tx, { editionGuid, guids: [guid] })
        if (!volunteer) return
        const edition = await readEdition(tx, editionGuid)
        const by = { as: 'organiser', role: 'clock', actorGuid: null, at, told: false } as const
        await eraseVolunteerData({ needs, tx, edition }, volunteer, by)
      })
      .catch(error => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} volunteers were not erased`)
}
