import type * as routes from '#contract/recommendation.ts'
import { coverageOf, diversityOf } from '#domain/recommendation/quality.ts'
import { readCurrentEdition } from '#server/persistence/edition-queries.ts'
import { countFavourites } from '#server/persistence/favourite-queries.ts'
import { countItineraries, countKept, countPlanned } from '#server/persistence/itinerary-queries.ts'
import { countPeopleWithTaste, listWorkedOut } from '#server/persistence/recommendation-queries.ts'
import type { UseCase } from '#server/use-case.ts'
import type { EditionContent, PublishedItem } from '../content/content-snapshot.ts'

/** How good the recommendations are, and how full the halls will be: from programmes of people's own, and from suggestions for those without. */
export const readQuality: UseCase<typeof routes.readRecommendationQuality, 'database' | 'published'> = async (
  { facts: { locale } },
  { database, published },
) => {
  const { current: of } = await published.snapshot()
  const { guid } = await readCurrentEdition(database)
  const [worked, planned, starred, kept, withPlan, withTaste] = await Promise.all([
    listWorkedOut(database, guid),
    countPlanned(database, guid),
    countFavourites(database, guid),
    countKept(database, guid),
    countItineraries(database, guid),
    countPeopleWithTaste(database, guid),
  ])
  const sessions = of.of('programmeSession').filter(({ content }) => content.format !== 'break')
  const lists = worked.map(row => row.sessions)
  const suggested = new Map<string, number>()
  for (const { plan, version } of worked)
    if (version === null) for (const one of plan) suggested.set(one, (suggested.get(one) ?? 0) + 1)
  const made = worked.map(({ madeAt }) => madeAt.getTime())
  return {
    people: { withTaste, workedOut: worked.length, withPlan },
    coverage: coverageOf(lists, new Set(sessions.map(session => session.guid))),
    diversity: diversityOf(lists, new Map(sessions.map(({ guid, content }) => [guid, content.track]))),
    kept,
    madeAt: made.length > 0 ? new Date(Math.min(...made)).toISOString() : null,
    halls: hallsOf(of, sessions).map(({ session, hallName, capacity }) => {
      const { day, startsAt, title } = session.content
      const inPlans = planned.get(session.guid) ?? 0
      return {
        session: session.guid,
        title: title[locale],
        ...{ day, startsAt, hallName: hallName[locale], capacity },
        planned: inPlans,
        starred: starred.get(session.guid) ?? 0,
        expected: inPlans + (suggested.get(session.guid) ?? 0),
      }
    }),
  }
}

/** Sessions in halls whose seats are known. */
function hallsOf(of: EditionContent, sessions: readonly PublishedItem<'programmeSession'>[]) {
  const halls = new Map(of.of('hall').map(hall => [hall.guid, hall.content]))
  return sessions.flatMap(session => {
    const hall = session.content.hall === null ? null : halls.get(session.content.hall)
    return hall?.capacity ? [{ session, hallName: hall.name, capacity: hall.capacity }] : []
  })
}
