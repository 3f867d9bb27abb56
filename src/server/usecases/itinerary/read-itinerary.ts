import type { Locale } from '#contract/field.ts'
import type * as routes from '#contract/itinerary.ts'
import type { Itinerary } from '#contract/itinerary.ts'
import { findItinerary, listItinerarySessions } from '#server/persistence/itinerary-queries.ts'
import { listTastes } from '#server/persistence/recommendation-queries.ts'
import type { CallOf, Needs } from '#server/use-case.ts'
import { loadParticipantFor } from '../participant/permitted-participant.ts'
import { tasteOf, tasteOfRow } from '../recommendation/taste-of.ts'
import { feedAddress } from './feed-address.ts'
import { fullSessions } from './full-sessions.ts'
import { presentItinerary } from './present-itinerary.ts'
import { plannedProgramme, suggestPlan } from './suggest-plan.ts'

/** A participant's own programme as it stands now, and the best one around what they chose. */
export async function readItinerary(
  {
    actor,
    query: { participant: guid },
    facts: { locale },
  }: CallOf<typeof routes.readItinerary, 'actor' | 'query' | 'facts'>,
  needs: Needs<'database' | 'published' | 'sealer'>,
) {
  await loadParticipantFor(needs.database, actor, { guid, concern: 'home' })
  return itineraryOf(needs, { guid, locale })
}

export async function itineraryOf(
  needs: Needs<'database' | 'published' | 'sealer'>,
  { guid, locale }: { guid: string; locale: Locale },
): Promise<Itinerary> {
  const snapshot = await needs.published.snapshot()
  const [row, kept, [said], full] = await Promise.all([
    findItinerary(needs.database, guid),
    listItinerarySessions(needs.database, [guid]),
    listTastes(needs.database, [guid]),
    fullSessions(needs.database, snapshot),
  ])
  const taste = said
    ? tasteOfRow(snapshot.current, { ...said, locale })
    : tasteOf(snapshot.current, {
        ...{ archetype: null, secondaryArchetype: null, topThemes: [] },
        ...{ favourites: [], notInterested: [], locale },
      })
  const dayMinutes = row?.dayMinutes ?? null
  const wanted = new Set(kept.filter(({ chosen }) => chosen).map(({ sessionGuid }) => sessionGuid))
  const suggested = await suggestPlan(snapshot, { taste, wanted, full, dayMinutes })
  return presentItinerary(
    { snapshot, programme: await plannedProgramme(snapshot), locale, full },
    {
      version: row?.version ?? 0,
      dayMinutes,
      kept,
      suggested,
      feed: feedAddress(needs, row, locale),
    },
  )
}
