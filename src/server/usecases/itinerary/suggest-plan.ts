import { bestPlan } from '#domain/itinerary/best-plan.ts'
import { explainPlan, type PlanReason } from '#domain/itinerary/explain-plan.ts'
import { mealsIn } from '#domain/itinerary/meals.ts'
import type { Candidate, PlanTerms } from '#domain/itinerary/plan-terms.ts'
import { type PlannedSession, plannedSession } from '#domain/itinerary/planned-session.ts'
import { type Walk, walkBetween } from '#domain/itinerary/walking.ts'
import {
  hasTaste,
  type Recommendation,
  type RecommendationReason,
  type Taste,
} from '#domain/recommendation/recommended-programme.ts'
import type { ContentSnapshot, EditionContent } from '../content/content-snapshot.ts'
import { keptPerVersion } from '../content/kept-per-version.ts'
import { rankedProgramme } from '../recommendation/ranked-programme.ts'

export type PlannedProgramme = {
  sessions: ReadonlyMap<string, PlannedSession>
  breaks: readonly PlannedSession[]
  /** Sessions that everyone goes to unless something better is on. */
  forEveryone: ReadonlyMap<string, number>
  capacities: ReadonlyMap<string, number>
  walk: Walk
}

const kept = keptPerVersion<PlannedProgramme>()

/** The current programme in minutes and ways, made once for each version of the content. */
export function plannedProgramme(snapshot: ContentSnapshot): Promise<PlannedProgramme> {
  return kept(snapshot, 'plan', () => plannedProgrammeOf(snapshot.current))
}

/** What a plenary and a ceremony are worth to someone of whom nothing speaks for them. */
const worthToEveryone = { plenary: 0.15, ceremony: 0.05 } as Record<string, number | undefined>

function plannedProgrammeOf(of: EditionContent): PlannedProgramme {
  const seats = new Map(of.of('hall').map(({ guid, content }) => [guid, content.capacity]))
  const sessions = new Map<string, PlannedSession>()
  const breaks: PlannedSession[] = []
  const forEveryone = new Map<string, number>()
  const capacities = new Map<string, number>()
  for (const { guid, content } of of.of('programmeSession')) {
    const planned = plannedSession({ guid, ...content }, of.edition.startsOn)
    if (!planned) continue
    if (content.format === 'break') breaks.push(planned)
    else sessions.set(guid, planned)
    const worth = worthToEveryone[content.format]
    if (worth !== undefined) forEveryone.set(guid, worth)
    const capacity = content.hall && seats.get(content.hall)
    if (capacity) capacities.set(guid, capacity)
  }
  const halls = of.of('hall').map(({ guid, content }) => ({
    guid,
    minutesToFoyer: content.minutesToFoyer,
    neighbours: content.neighbours,
  }))
  return { sessions, breaks, forEveryone, capacities, walk: walkBetween(halls) }
}

/** A favourite is worth more than anything that only resembles it. */
const favouriteWorth = 1

/** Below this a free half-hour is better. */
const leastInterest = 0.1

/** Kept free of each lunch. */
const mealMinutes = 30

export type SuggestedPlan = {
  plan: readonly Candidate[]
  reasons: ReadonlyMap<string, PlanReason>
  /** Why each session could interest the person at all. */
  why: ReadonlyMap<string, readonly RecommendationReason[]>
}

type Wish = {
  taste: Taste
  wanted: ReadonlySet<string>
  /** What stands in a plan already, and is only left for something much better. */
  held?: ReadonlySet<string>
  full: ReadonlySet<string>
  dayMinutes: number | null
}

/**
 * The best plan for a person around what they chose by hand. Without a survey or a star nothing is suggested. What they are not interested in, and
 * what is full, stands in it only where they chose it.
 */
export async function suggestPlan(snapshot: ContentSnapshot, wish: Wish): Promise<SuggestedPlan> {
  const programme = await plannedProgramme(snapshot)
  const { ranking } = await rankedProgramme(snapshot)
  const scores = hasTaste(wish.taste) || wish.wanted.size > 0 ? ranking.scores(wish.taste) : []
  const { plan, candidates, terms } = planOf(programme, scores, wish)
  return {
    plan,
    reasons: explainPlan(plan, candidates, terms),
    why: new Map(scores.map(({ guid, reasons }) => [guid, reasons])),
  }
}

/** The same without its reasons, from scores that are there already. */
export function planOf(
  programme: PlannedProgramme,
  scores: readonly Recommendation[],
  { taste, wanted, held = new Set(), full, dayMinutes }: Wish,
): { plan: Candidate[]; candidates: Candidate[]; terms: PlanTerms } {
  const known = hasTaste(taste)
  const candidates = scores.flatMap(({ guid, score }): Candidate[] => {
    const session = programme.sessions.get(guid)
    if (!session) return []
    const isWanted = wanted.has(guid)
    if (!isWanted && (!known || taste.notInterested.has(guid) || (full.has(guid) && !held.has(guid))))
      return []
    const liked = taste.favourites.has(guid) ? favouriteWorth : 0
    const interest =
      Math.max(score, 0, programme.forEveryone.get(guid) ?? 0) + liked + (held.has(guid) ? 1 : 0)
    return interest >= leastInterest || isWanted ? [{ ...session, interest, wanted: isWanted }] : []
  })
  const terms: PlanTerms = {
    walk: programme.walk,
    meals: mealsIn(programme.breaks),
    mealMinutes,
    dayMinutes,
  }
  return { plan: bestPlan(candidates, terms), candidates, terms }
}
