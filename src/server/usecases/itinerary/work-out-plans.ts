import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import {
  forgetWorkedOutBefore,
  keepWorkedOut,
  listPeopleWithTaste,
  listTastes,
  type WorkedOut,
} from '#server/persistence/recommendation-queries.ts'
import type { Needs } from '#server/use-case.ts'
import { rankedProgramme } from '../recommendation/ranked-programme.ts'
import { tasteOfRow } from '../recommendation/taste-of.ts'
import { fullSessions } from './full-sessions.ts'
import { plannedProgramme, planOf } from './suggest-plan.ts'

const portion = 200
const shown = 10

/** Works out everyone's recommendations and plans for the console, in portions; between two people others get their turn. */
export async function workOutPlans(needs: Needs<'clock' | 'database' | 'published'>): Promise<void> {
  const { database } = needs
  const at = needs.clock.wall()
  const snapshot = await needs.published.snapshot()
  const { guid: editionGuid } = await readCurrentEdition(database)
  const { ranking } = await rankedProgramme(snapshot)
  const programme = await plannedProgramme(snapshot)
  const full = await fullSessions(database, snapshot)
  let after: string | null = null
  do {
    const people: string[] = await listPeopleWithTaste(database, { editionGuid, after, limit: portion })
    const rows: WorkedOut[] = []
    for (const row of await listTastes(database, people)) {
      const taste = tasteOfRow(snapshot.current, row)
      const scores = ranking.scores(taste)
      const { plan } = planOf(programme, scores, { taste, wanted: new Set(), full, dayMinutes: null })
      rows.push({
        participantGuid: row.participantGuid,
        sessions: ranking.sessions(taste, shown, scores).map(({ guid }) => guid),
        plan: plan.map(({ guid }) => guid),
      })
      await yieldToOthers()
    }
    await database.transaction().execute(tx => keepWorkedOut(tx, { editionGuid, rows, at }))
    after = people.length < portion ? null : (people.at(-1) ?? null)
  } while (after !== null)
  await database.transaction().execute(tx => forgetWorkedOutBefore(tx, editionGuid, at))
}
