import { canFollow } from './plan-terms.ts'
import type { PlannedSession } from './planned-session.ts'
import type { Walk } from './walking.ts'

/**
 * Two sessions of a plan made by hand that cannot both be visited in full:
 * - overlap: one begins before the other has ended
 * - walk: there is less time between them than the way takes
 */
export type PlanClash = { code: 'overlap' | 'walk'; sessions: [string, string]; minutesShort: number }

/** Every such pair, the earlier session first. */
export function planClashes(sessions: readonly PlannedSession[], walk: Walk): PlanClash[] {
  const ordered = sessions.toSorted(
    (left, right) => left.from - right.from || (left.guid < right.guid ? -1 : 1),
  )
  const clashes: PlanClash[] = []
  for (const [at, earlier] of ordered.entries()) {
    const later = ordered.slice(at + 1)
    for (const other of later) {
      if (other.from < earlier.to)
        clashes.push({
          code: 'overlap',
          sessions: [earlier.guid, other.guid],
          minutesShort: earlier.to - other.from,
        })
    }
    // Only the way to the next one is walked.
    const next = later.find(other => other.from >= earlier.to)
    if (next && !canFollow(earlier, next, walk))
      clashes.push({
        code: 'walk',
        sessions: [earlier.guid, next.guid],
        minutesShort: earlier.to + walk(earlier.hall, next.hall) - next.from,
      })
  }
  return clashes
}
