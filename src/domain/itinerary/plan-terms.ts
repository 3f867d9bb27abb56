import type { PlannedSession } from './planned-session.ts'
import type { Walk } from './walking.ts'

/** A session that may be planned, and how much the person would like it. */
export type Candidate = PlannedSession & {
  /** Never negative; nothing is gained by one of 0. */
  interest: number
  /** Chosen by hand: it stays, whatever else is more interesting. */
  wanted: boolean
}

/** A long break in which people eat. */
export type Meal = { day: number; from: number; to: number }

export type PlanTerms = {
  walk: Walk
  meals: readonly Meal[]
  /** Minutes of each meal to keep free. */
  mealMinutes: number
  /** The most minutes of sessions in a day; null for as many as there are. */
  dayMinutes: number | null
}

/** Above any sum of interests, so that a wanted session is given up for another wanted one alone. */
export const wantedBonus = 1_000_000

/** What a missed meal costs: more than any one session is worth, less than a wanted one. */
export const missedMeal = 1_000

export const worthOf = ({ interest, wanted }: Candidate): number => interest + (wanted ? wantedBonus : 0)

/** Whether one can go from the first to the second, which begins no earlier. */
export function canFollow(first: PlannedSession, second: PlannedSession, walk: Walk): boolean {
  return first.to + walk(first.hall, second.hall) <= second.from
}

/** Whether two sessions cannot both be visited, in either order. */
export function doClash(left: PlannedSession, right: PlannedSession, walk: Walk): boolean {
  return !canFollow(left, right, walk) && !canFollow(right, left, walk)
}

/** Whether the free time from one moment to another leaves enough of a meal. */
export function leavesMeal({ from, to }: Meal, free: { from: number; to: number }, minutes: number): boolean {
  return Math.min(to, free.to) - Math.max(from, free.from) >= Math.min(minutes, to - from)
}
