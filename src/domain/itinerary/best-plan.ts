import {
  type Candidate,
  canFollow,
  leavesMeal,
  type Meal,
  missedMeal,
  type PlanTerms,
  worthOf,
} from './plan-terms.ts'

/** The best way to arrive at a session: what is gained so far, how long the day has been, which of its meals were had. */
type Way = { candidate: Candidate; worth: number; minutes: number; meals: number; before: Way | null }

/**
 * The sessions that together are worth most, such that each can be reached from the one before it. Exact: dynamic programming over the sessions by
 * their start, with every way kept that no other one beats in worth, in minutes of the day and in meals at once. Equal plans are told apart by the
 * guids, so that the same facts always give the same plan.
 */
export function bestPlan(candidates: readonly Candidate[], terms: PlanTerms): Candidate[] {
  const ordered = candidates.filter(one => one.to > one.from && worthOf(one) > 0).sort(byStart)
  const budgets = dayBudgets(ordered, terms)
  /** How the days so far are best ended with each of their sessions, the best first. */
  let finished: Way[] = []

  for (const [day, sessions] of Map.groupBy(ordered, one => one.day)) {
    const before: Before = {
      today: [],
      finished,
      meals: terms.meals.filter(meal => meal.day === day),
      budget: budgets?.get(day) ?? Number.POSITIVE_INFINITY,
      terms,
    }
    const closed: Way[] = []
    for (const next of sessions) {
      const ways = waysTo(next, before)
      if (ways.length === 0) continue
      before.today.push({ candidate: next, ways })
      closed.push(closedOf(ways, before.meals, terms))
    }
    finished = [...finished, ...closed].sort((left, right) => right.worth - left.worth)
  }
  const best = finished[0]
  return best && best.worth > 0 ? chainOf(best) : []
}

type Before = {
  /** Earlier sessions of the same day, each with the best ways to reach it. */
  today: { candidate: Candidate; ways: readonly Way[] }[]
  finished: readonly Way[]
  meals: readonly Meal[]
  /** The most minutes of suggestions on this day. */
  budget: number
  terms: PlanTerms
}

/** The ways to a session that are worth keeping. */
function waysTo(next: Candidate, { today, finished, meals, budget, terms }: Before): Way[] {
  // Without a limit minutes tell no two ways apart; what was chosen by hand is within the limit already.
  const long = terms.dayMinutes === null || next.wanted ? 0 : next.to - next.from
  const best = new Map<number, Way>()
  const offer = (before: Way | null, had: number, minutesBefore: number) => {
    const minutes = minutesBefore + long
    if (minutes > budget) return
    const worth = (before?.worth ?? 0) + worthOf(next)
    const key = minutes * 1024 + had
    const known = best.get(key)
    if (known && known.worth >= worth) return
    if (known) Object.assign(known, { worth, before })
    else best.set(key, { candidate: next, worth, minutes, meals: had, before })
  }

  const morning = { from: Number.NEGATIVE_INFINITY, to: next.from }
  const dayBefore = finished.find(way => way.worth > 0 && canFollow(way.candidate, next, terms.walk))
  offer(dayBefore ?? null, mealsHad(meals, morning, terms.mealMinutes), 0)
  for (const { candidate: one, ways } of today) {
    // Most of a day's sessions are on at the same time: the way between the halls is not looked up for those.
    if (one.to > next.from) continue
    const reached = one.to + terms.walk(one.hall, next.hall)
    if (reached > next.from) continue
    const free = { from: one.to, to: next.from - (reached - one.to) }
    const between = mealsHad(meals, free, terms.mealMinutes)
    for (const way of ways) offer(way, way.meals | between, way.minutes)
  }
  return undominated([...best.values()])
}

/** Minutes of each day that are left for suggestions beside what was chosen by hand; null without a limit. */
export function dayBudgets(
  candidates: readonly Candidate[],
  { dayMinutes }: PlanTerms,
): ReadonlyMap<number, number> | null {
  if (dayMinutes === null) return null
  const left = new Map<number, number>()
  for (const { day, from, to, wanted } of candidates) {
    const before = left.get(day) ?? dayMinutes
    left.set(day, wanted ? Math.max(0, before - (to - from)) : before)
  }
  return left
}

const byStart = (left: Candidate, right: Candidate) =>
  left.from - right.from || left.to - right.to || (left.guid < right.guid ? -1 : 1)

/** As bits, one for each meal of the day. */
function mealsHad(meals: readonly Meal[], free: { from: number; to: number }, minutes: number): number {
  return meals.reduce((bits, meal, at) => (leavesMeal(meal, free, minutes) ? bits | (1 << at) : bits), 0)
}

/** The best way of a day that ends here, with what its missed meals cost. */
function closedOf(ways: readonly Way[], meals: readonly Meal[], { mealMinutes }: PlanTerms): Way {
  const closed = ways.map(way => {
    const after = mealsHad(meals, { from: way.candidate.to, to: Number.POSITIVE_INFINITY }, mealMinutes)
    const had = way.meals | after
    const missed = meals.filter((_, at) => (had & (1 << at)) === 0).length
    return { ...way, worth: way.worth - missed * missedMeal }
  })
  return closed.reduce((best, way) => (way.worth > best.worth ? way : best))
}

/** A way is worth keeping unless another is at least as good in everything. */
function undominated(ways: readonly Way[]): Way[] {
  const kept: Way[] = []
  for (const way of ways.toSorted(
    (left, right) => right.worth - left.worth || left.minutes - right.minutes,
  )) {
    const beaten = kept.some(
      better => better.minutes <= way.minutes && (better.meals & way.meals) === way.meals,
    )
    if (!beaten) kept.push(way)
  }
  return kept
}

function chainOf(last: Way): Candidate[] {
  const chain: Candidate[] = []
  for (let way: Way | null = last; way !== null; way = way.before) chain.unshift(way.candidate)
  return chain
}
