import type { Tx } from '../persistence/database.ts'
import { replaceSessions, saveItineraryRow } from '../persistence/itinerary-queries.ts'
import { readEditions, readPublishedContent } from '../persistence/published-content-queries.ts'
import {
  keepWorkedOut,
  listPeopleWithTaste,
  listTastes,
  type WorkedOut,
} from '../persistence/recommendation-queries.ts'
import { makeSnapshot } from '../usecases/content/content-snapshot.ts'
import { keptSession } from '../usecases/itinerary/save-itinerary.ts'
import { suggestPlan } from '../usecases/itinerary/suggest-plan.ts'
import { rankedProgramme } from '../usecases/recommendation/ranked-programme.ts'
import { tasteOfRow } from '../usecases/recommendation/taste-of.ts'
import { preparedAt } from './seed-edition.ts'

/** So many people have a programme of their own; the others only what would be suggested. */
const planners = 12

/** Sessions that the demo's people have dropped from what was suggested, by turns. */
const dropped = [0, 1, 0, 2, 12, 1, 0, 7, 0, 5, 15, 0]

/** Programmes of their own for a dozen of those who have taken the survey, and what is worked out for all of them. */
export async function seedItineraries(tx: Tx, editionGuid: string): Promise<void> {
  const snapshot = makeSnapshot(await readEditions(tx), await readPublishedContent(tx))
  const items = new Map(snapshot.current.of('programmeSession').map(item => [item.guid, item]))
  const { ranking } = await rankedProgramme(snapshot)
  const people = await listPeopleWithTaste(tx, { editionGuid, after: null, limit: 500 })
  const tastes = new Map((await listTastes(tx, people)).map(row => [row.participantGuid, row]))
  const rows: WorkedOut[] = []
  for (const [turn, participantGuid] of people.entries()) {
    const said = tastes.get(participantGuid)
    if (!said) continue
    const taste = tasteOfRow(snapshot.current, said)
    const { plan } = await suggestPlan(snapshot, {
      taste,
      wanted: new Set(),
      full: new Set(),
      dayMinutes: null,
    })
    const suggested = plan.map(({ guid }) => guid)
    const sessions = ranking.sessions(taste, 10).map(({ guid }) => guid)
    rows.push({ participantGuid, sessions, plan: suggested })
    if (turn >= planners) continue
    await saveItineraryRow(tx, {
      ...{ participantGuid, editionGuid, version: 0, dayMinutes: null, taken: suggested },
      at: preparedAt,
    })
    const stayed = suggested.slice(dropped[turn] ?? 0).flatMap(guid => items.get(guid) ?? [])
    await replaceSessions(
      tx,
      participantGuid,
      stayed.map(item => ({ ...keptSession(item), chosen: taste.favourites.has(item.guid) })),
    )
  }
  await keepWorkedOut(tx, { editionGuid, rows, at: preparedAt })
}
