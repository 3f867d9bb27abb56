import type { PlannedSession } from './planned-session.ts'

/** What became of a session in somebody's programme since they last heard of it. */
export type PlanChange =
  | { code: 'moved' | 'removed' | 'added'; guid: string }
  /** Off the programme. */
  | { code: 'cancelled'; guid: string }

type Known = Pick<PlannedSession, 'from' | 'to' | 'hall'> & { guid: string; isCancelled: boolean }

/** Sessions that stand elsewhere now, or nowhere. One that comes back is told as moved. */
export function changesOf(
  known: readonly Known[],
  now: ReadonlyMap<string, Pick<PlannedSession, 'from' | 'to' | 'hall'>>,
): PlanChange[] {
  return known.flatMap((before): PlanChange[] => {
    const { guid } = before
    const session = now.get(guid)
    if (!session) return before.isCancelled ? [] : [{ code: 'cancelled', guid }]
    const stays =
      !before.isCancelled &&
      session.from === before.from &&
      session.to === before.to &&
      session.hall === before.hall
    return stays ? [] : [{ code: 'moved', guid }]
  })
}
