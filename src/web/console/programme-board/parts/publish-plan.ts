import type { PlannedConflict, PlannedSession } from '#contract/organiser-programme.ts'

/** What publishing these sessions would do; all lists hold guids. */
export type PublishPlan = {
  /** Not on the site yet. */
  fresh: string[]
  /** An earlier version is on the site. */
  changed: string[]
  /** Already on the site unchanged. */
  same: string[]
  /** Incomplete, so left out. */
  unready: string[]
  /** Overlaps on the site that involve one of them. */
  conflicts: PlannedConflict[]
}

/** Sorts the selection by what publishing would do. The server judges again by its current data. */
export function publishPlan(
  sessions: readonly PlannedSession[],
  selected: ReadonlySet<string>,
  conflicts: readonly PlannedConflict[],
): PublishPlan {
  const chosen = sessions.filter(({ guid }) => selected.has(guid))
  const ready = chosen.filter(({ state, problems }) => state !== 'published' && problems === 0)
  const published = new Set(ready.map(({ guid }) => guid))
  const onSite = new Set(
    sessions.filter(({ guid, state }) => state !== 'draft' || published.has(guid)).map(({ guid }) => guid),
  )
  const guidsOf = (some: readonly PlannedSession[]) => some.map(({ guid }) => guid)
  return {
    fresh: guidsOf(ready.filter(({ state }) => state === 'draft')),
    changed: guidsOf(ready.filter(({ state }) => state === 'changed')),
    same: guidsOf(chosen.filter(({ state }) => state === 'published')),
    unready: guidsOf(chosen.filter(({ state, problems }) => state !== 'published' && problems > 0)),
    conflicts: conflicts.filter(
      ({ sessions: [first, second] }) =>
        (published.has(first) || published.has(second)) && onSite.has(first) && onSite.has(second),
    ),
  }
}
