import type { Reader } from '#server/persistence/database.ts'
import { countPlanned } from '#server/persistence/itinerary-queries.ts'
import type { ContentSnapshot } from '../content/content-snapshot.ts'
import { plannedProgramme } from './suggest-plan.ts'

/** Sessions that stand in as many programmes as their hall has seats. Nobody is turned away by this: seats are not booked. */
export async function fullSessions(reader: Reader, snapshot: ContentSnapshot): Promise<Set<string>> {
  const { capacities } = await plannedProgramme(snapshot)
  const planned = await countPlanned(reader, snapshot.current.edition.guid)
  return new Set(
    [...capacities].flatMap(([guid, seats]) => ((planned.get(guid) ?? 0) >= seats ? [guid] : [])),
  )
}
