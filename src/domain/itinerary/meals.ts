import type { Meal } from './plan-terms.ts'
import type { PlannedSession } from './planned-session.ts'

/** A shorter break is for coffee, which can be drunk on the way. */
const shortestMeal = 45

/** The hours of a lunch; a registration in the morning is a break too, but nobody goes hungry for it. */
const noon = { from: 11 * 60 + 30, to: 16 * 60 }

/** The breaks of a programme in which people eat. */
export function mealsIn(breaks: readonly PlannedSession[]): Meal[] {
  return breaks
    .filter(({ day, from, to }) => {
      const start = from - day * 24 * 60
      return to - from >= shortestMeal && start >= noon.from && start < noon.to
    })
    .map(({ day, from, to }) => ({ day, from, to }))
}
